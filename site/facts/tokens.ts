import { fact } from './fact.ts'

/** Tokens of other chains on the main network. */
export const tokens = {
  axlUSDC: {
    symbol: fact('axlUSDC', [
      'HAQQ docs, December 2025',
      'haqq-wallet source',
      'derived: erc20 module CREATE nonce 0',
    ]),
    origin: fact('Axelar uusdc via channel-1', [
      'HAQQ docs, December 2025',
      'haqq-wallet source',
      'derived: erc20 module CREATE nonce 0',
    ]),
    address: fact(
      '0x80b5a32E4F032B2a058b4F29EC95EEfEEB87aDcd',
      ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: erc20 module CREATE nonce 0'],
      { guarded: true },
    ),
    decimals: fact(6, [
      'HAQQ docs, December 2025',
      'haqq-wallet source',
      'derived: erc20 module CREATE nonce 0',
    ]),
    ibcDenom: fact(
      'ibc/65D0BEC6DAD96C7F5043D1E54E54B6BB5D5B3AEC3FF6CEBB75B9E059F3580EA3',
      ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: erc20 module CREATE nonce 0'],
      { guarded: true },
    ),
  },
  axlUSDT: {
    symbol: fact('axlUSDT', ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 1']),
    origin: fact('Axelar uusdt via channel-1', [
      'HAQQ docs, December 2025',
      'haqq-wallet source',
      'derived: nonce 1',
    ]),
    address: fact(
      '0xd567B3d7B8FE3C79a1AD8dA978812cfC4Fa05e75',
      ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 1'],
      { guarded: true },
    ),
    decimals: fact(6, ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 1']),
    ibcDenom: fact(
      'ibc/A1F24CAA35E32235C8502B8A76AB9683211F66795876C9D99F0FB3F26182C6D0',
      ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 1'],
      { guarded: true },
    ),
  },
  axlWBTC: {
    symbol: fact('axlWBTC', ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 2']),
    origin: fact('Axelar wbtc-satoshi via channel-1', [
      'HAQQ docs, December 2025',
      'haqq-wallet source',
      'derived: nonce 2',
    ]),
    address: fact(
      '0x5FD55A1B9FC24967C4dB09C513C3BA0DFa7FF687',
      ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 2'],
      { guarded: true },
    ),
    decimals: fact(8, ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 2']),
    ibcDenom: fact(
      'ibc/850E88B206F6EEB9AC9D13A0316CE92D693CD30A9C4756D9D151959AA3643C4F',
      ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 2'],
      { guarded: true },
    ),
  },
  axlWETH: {
    symbol: fact('axlWETH', ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 3']),
    origin: fact('Axelar weth-wei via channel-1', [
      'HAQQ docs, December 2025',
      'haqq-wallet source',
      'derived: nonce 3',
    ]),
    address: fact(
      '0xecEEEfCEE421D8062EF8d6b4D814efe4dc898265',
      ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 3'],
      { guarded: true },
    ),
    decimals: fact(18, ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 3']),
    ibcDenom: fact(
      'ibc/DD0D56BDAB32493B216A4C0530A336620D86FBE1C682888C5513899838FF7389',
      ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 3'],
      { guarded: true },
    ),
  },
  AXL: {
    symbol: fact('AXL', ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 4']),
    origin: fact('Axelar uaxl via channel-1', [
      'HAQQ docs, December 2025',
      'haqq-wallet source',
      'derived: nonce 4',
    ]),
    address: fact(
      '0x1D54EcB8583Ca25895c512A8308389fFD581F9c9',
      ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 4'],
      { guarded: true },
    ),
    decimals: fact(6, ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 4']),
    ibcDenom: fact(
      'ibc/0E1517E2771CA7C03F2ED3F9BAECCAEADF0BFD79B89679E834933BC0F179AD98',
      ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 4'],
      { guarded: true },
    ),
  },
  OSMO: {
    symbol: fact('OSMO', ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 5']),
    origin: fact('Osmosis uosmo via channel-2', [
      'HAQQ docs, December 2025',
      'haqq-wallet source',
      'derived: nonce 5',
    ]),
    address: fact(
      '0xc03345448969Dd8C00e9E4A85d2d9722d093aF8E',
      ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 5'],
      { guarded: true },
    ),
    decimals: fact(6, ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 5']),
    ibcDenom: fact(
      'ibc/13B2C536BB057AC79D5616B8EA1B9540EC1F2170718CAFF6F0083C966FFFED0B',
      ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 5'],
      { guarded: true },
    ),
  },
  ATOM: {
    symbol: fact('ATOM', ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 6']),
    origin: fact('Cosmos Hub uatom via channel-3', [
      'HAQQ docs, December 2025',
      'haqq-wallet source',
      'derived: nonce 6',
    ]),
    address: fact(
      '0xFA3C22C069B9556A4B2f7EcE1Ee3B467909f4864',
      ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 6'],
      { guarded: true },
    ),
    decimals: fact(6, ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 6']),
    ibcDenom: fact(
      'ibc/A4DB47A9D3CF9A068D454513891B526702455D3EF08FB9EB558C561F9DC2B701',
      ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 6'],
      { guarded: true },
    ),
  },
  axlDAI: {
    symbol: fact('axlDAI', ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 7']),
    origin: fact('Axelar dai-wei via channel-1', [
      'HAQQ docs, December 2025',
      'haqq-wallet source',
      'derived: nonce 7',
    ]),
    address: fact(
      '0xC5e00D3b04563950941f7137B5AfA3a534F0D6d6',
      ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 7'],
      { guarded: true },
    ),
    decimals: fact(18, ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 7']),
    ibcDenom: fact(
      'ibc/7D52903C3B425450A5451BE8068F469A96BAFAA47DC0E06718210F3093E308D2',
      ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 7'],
      { guarded: true },
    ),
  },
  USDC: {
    symbol: fact('USDC', ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 8']),
    origin: fact('Noble uusdc via channel-4', [
      'HAQQ docs, December 2025',
      'haqq-wallet source',
      'derived: nonce 8',
    ]),
    address: fact(
      '0x0CE35b0D42608Ca54Eb7bcc8044f7087C18E7717',
      ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 8'],
      { guarded: true },
    ),
    decimals: fact(6, ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 8']),
    ibcDenom: fact(
      'ibc/BFF0D3805B50D93E2FA5C0B2DDF7E0B30A631076CD80BC12A48C0E95404B4A41',
      ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 8'],
      { guarded: true },
    ),
  },
  USDT: {
    symbol: fact('USDT', ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 9']),
    origin: fact('Kava erc20/tether/usdt via channel-6', [
      'HAQQ docs, December 2025',
      'haqq-wallet source',
      'derived: nonce 9',
    ]),
    address: fact(
      '0x5aD523d94Efb56C400941eb6F34393b84c75ba39',
      ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 9'],
      { guarded: true },
    ),
    decimals: fact(6, ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 9']),
    ibcDenom: fact(
      'ibc/8651846EC43BB4DBA86744430F8AF546B00AE4CB3BABA9F3CB738CA59BD3BB7E',
      ['HAQQ docs, December 2025', 'haqq-wallet source', 'derived: nonce 9'],
      { guarded: true },
    ),
  },
  stISLM: {
    symbol: fact('stISLM', [
      'HAQQ docs, December 2025',
      'haqq frontend source',
      'haqq-wallet source',
      'derived: nonce 97',
    ]),
    origin: fact('Stride staISLM via channel-7', [
      'HAQQ docs, December 2025',
      'haqq frontend source',
      'haqq-wallet source',
      'derived: nonce 97',
    ]),
    address: fact(
      '0x12fEFEAc0568503F7C0D934c149f29a42B05C48f',
      [
        'HAQQ docs, December 2025',
        'haqq frontend source',
        'haqq-wallet source',
        'derived: nonce 97',
      ],
      { guarded: true },
    ),
    decimals: fact(18, [
      'HAQQ docs, December 2025',
      'haqq frontend source',
      'haqq-wallet source',
      'derived: nonce 97',
    ]),
    ibcDenom: fact(
      'ibc/B1A035A8CC1CCE2D612CCC2F3CB72B6C9DD951670E81A94AEA0A452995EA9C8C',
      [
        'HAQQ docs, December 2025',
        'haqq frontend source',
        'haqq-wallet source',
        'derived: nonce 97',
      ],
      { guarded: true },
    ),
  },
  DEEN: {
    symbol: fact('DEEN', [
      'HAQQ docs, December 2025',
      'chain-registry npm 2.0.251',
      'chainapsis/keplr-chain-registry',
    ]),
    origin: fact('native ERC-20 on HAQQ (Deenar Gold, 1 DEEN = 1 g gold per issuer)', [
      'HAQQ docs, December 2025',
      'chain-registry npm 2.0.251',
      'chainapsis/keplr-chain-registry',
    ]),
    address: fact(
      '0x4FEBDDe47Ab9a76200e57eFcC80b212a07b3e6cE',
      ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251', 'chainapsis/keplr-chain-registry'],
      { guarded: true },
    ),
    decimals: fact(6, [
      'HAQQ docs, December 2025',
      'chain-registry npm 2.0.251',
      'chainapsis/keplr-chain-registry',
    ]),
    ibcDenom: fact(
      'erc20/0x4FEBDDe47Ab9a76200e57eFcC80b212a07b3e6cE',
      ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251', 'chainapsis/keplr-chain-registry'],
      { guarded: true },
    ),
  },
  WISLM: {
    symbol: fact('WISLM', [
      'HAQQ docs, December 2025',
      'haqq-wallet source',
      'several public dApp repositories',
    ]),
    origin: fact('wrapped native coin (WETH9-style)', [
      'HAQQ docs, December 2025',
      'haqq-wallet source',
      'several public dApp repositories',
    ]),
    address: fact(
      '0xeC8CC083787c6e5218D86f9FF5f28d4cC377Ac54',
      ['HAQQ docs, December 2025', 'haqq-wallet source', 'several public dApp repositories'],
      { guarded: true },
    ),
    decimals: fact(18, [
      'HAQQ docs, December 2025',
      'haqq-wallet source',
      'several public dApp repositories',
    ]),
  },
}
