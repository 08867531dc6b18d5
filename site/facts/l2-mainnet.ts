import { fact } from './fact.ts'

/**
 * The layer 2 main network according to public lists; they contradict each other, so pages must not
 * promise any of it.
 */
export const l2Mainnet = {
  name: fact('Ethiq', ['ethereum-lists/chains', 'haqq frontend source']),
  evmChainId: fact(30303, ['ethereum-lists/chains', 'haqq frontend source'], { guarded: true }),
  evmChainIdHex: fact('0x765f', ['ethereum-lists/chains', 'haqq frontend source'], {
    guarded: true,
  }),
  coinName: fact('Ether', ['ethereum-lists/chains', 'haqq frontend source']),
  coinSymbol: fact('ETH', ['ethereum-lists/chains', 'haqq frontend source']),
  decimals: fact(18, ['ethereum-lists/chains', 'haqq frontend source']),
  parent: fact('Ethereum mainnet (1)', ['ethereum-lists/chains', 'haqq frontend source']),
  stack: fact('OP Stack', ['HAQQ docs, December 2025'], {
    verify: 'confirm in the official channels',
  }),
  rpc: {
    evm: fact('https://rpc.ethiq.network', ['ethereum-lists/chains', 'other public chain lists'], {
      guarded: true,
      verify: 'confirm before relying on it',
    }),
    evmWs: fact('wss://rpc.ethiq.network', ['ethereum-lists/chains'], {
      guarded: true,
      verify: 'confirm before relying on it',
    }),
  },
  explorer: {
    evm: fact(
      'https://explorer.ethiq.network',
      ['haqq frontend source', 'other public chain lists'],
      { guarded: true, verify: 'confirm before relying on it' },
    ),
    evmApi: fact(
      'https://explorer.ethiq.network/api',
      ['haqq frontend source', 'other public chain lists'],
      { guarded: true },
    ),
  },
  contracts: {
    l1: {
      superchainProxyAdmin: fact(
        '0x543bA4AADBAb8f9025686Bd03993043599c6fB04',
        ['haqq frontend source'],
        {
          guarded: true,
          verify: 'only the front end names them; check each on etherscan before publishing',
        },
      ),
      superchainConfig: fact(
        '0x95703e0982140D16f8ebA6d158FccEde42f04a4C',
        ['haqq frontend source'],
        {
          guarded: true,
          verify: 'only the front end names them; check each on etherscan before publishing',
        },
      ),
      protocolVersions: fact(
        '0x8062AbC286f5e7D9428a0Ccb9AbD71e50d93b935',
        ['haqq frontend source'],
        {
          guarded: true,
          verify: 'only the front end names them; check each on etherscan before publishing',
        },
      ),
      OPCM: fact('0xFa1Ef97fb02B0dA2Ee2346b8e310907ab5519449', ['haqq frontend source'], {
        guarded: true,
        verify: 'only the front end names them; check each on etherscan before publishing',
      }),
      optimismPortal: fact('0xea857195ff569A0C623464E1a3062dD398d53046', ['haqq frontend source'], {
        guarded: true,
        verify: 'only the front end names them; check each on etherscan before publishing',
      }),
      ethLockbox: fact('0xe26cD6FFdbc21f7294Cf56245162Be431B17c8E5', ['haqq frontend source'], {
        guarded: true,
        verify: 'only the front end names them; check each on etherscan before publishing',
      }),
      systemConfig: fact('0x3F715F77cc105fcA0936f479bDeD4a035EeFe974', ['haqq frontend source'], {
        guarded: true,
        verify: 'only the front end names them; check each on etherscan before publishing',
      }),
      l1CrossDomainMessengerProxy: fact(
        '0xaD4E4387b7F53b326d0D797f5342A120e8b427d2',
        ['haqq frontend source'],
        {
          guarded: true,
          verify: 'only the front end names them; check each on etherscan before publishing',
        },
      ),
      l1Erc721BridgeProxy: fact(
        '0xfB96b6c6A70ed0e1E1f9B26CBaF85F2EcBf26AeC',
        ['haqq frontend source'],
        {
          guarded: true,
          verify: 'only the front end names them; check each on etherscan before publishing',
        },
      ),
      l1StandardBridgeProxy: fact(
        '0xFB30129241E7520e66b96426259E95359C3e2800',
        ['haqq frontend source'],
        {
          guarded: true,
          verify: 'only the front end names them; check each on etherscan before publishing',
        },
      ),
      optimismMintableErc20FactoryProxy: fact(
        '0x2045BC5F56E5B40978Bab717C274AA2dB9Ea019d',
        ['haqq frontend source'],
        {
          guarded: true,
          verify: 'only the front end names them; check each on etherscan before publishing',
        },
      ),
      disputeGameFactoryProxy: fact(
        '0xD68F5Ce839e1325401a9DeAB56FA1c14CddB1CEa',
        ['haqq frontend source'],
        {
          guarded: true,
          verify: 'only the front end names them; check each on etherscan before publishing',
        },
      ),
      anchorStateRegistryProxy: fact(
        '0x159725154956a4097AFDcA285E4684764d7a02a5',
        ['haqq frontend source'],
        {
          guarded: true,
          verify: 'only the front end names them; check each on etherscan before publishing',
        },
      ),
      opChainProxyAdmin: fact(
        '0x004EA6baD47a7b51Cb248e17B39B1A53Cac663C0',
        ['haqq frontend source'],
        {
          guarded: true,
          verify: 'only the front end names them; check each on etherscan before publishing',
        },
      ),
      delayedWethPermissionedGameProxy: fact(
        '0xfBc084A037d510d1Cb1d1aAc08E010eCd8a42f5E',
        ['haqq frontend source'],
        {
          guarded: true,
          verify: 'only the front end names them; check each on etherscan before publishing',
        },
      ),
    },
  },
}
