import { fact } from './fact.ts'

/** The public layer 2 test network. */
export const l2Testnet = {
  name: fact('Testethiq', [
    'HAQQ docs, December 2025',
    'ethereum-lists/chains',
    'haqq frontend source',
  ]),
  evmChainId: fact(
    853211,
    ['HAQQ docs, December 2025', 'ethereum-lists/chains', 'haqq frontend source'],
    { guarded: true },
  ),
  evmChainIdHex: fact(
    '0xd04db',
    ['HAQQ docs, December 2025', 'ethereum-lists/chains', 'haqq frontend source'],
    { guarded: true },
  ),
  coinName: fact('Ether', ['ethereum-lists/chains', 'haqq frontend source']),
  coinSymbol: fact('ETH', ['ethereum-lists/chains', 'haqq frontend source']),
  decimals: fact(18, ['ethereum-lists/chains', 'haqq frontend source']),
  parent: fact('Ethereum Sepolia (11155111)', [
    'HAQQ docs, December 2025',
    'ethereum-lists/chains',
    'haqq frontend source',
  ]),
  stack: fact('OP Stack', ['HAQQ docs, December 2025']),
  blockTime: fact('2 s', ['HAQQ docs, December 2025'], { verify: 'confirm before relying on it' }),
  gasFees: fact('below 0.1 gwei', ['HAQQ docs, December 2025'], {
    verify: 'confirm before relying on it',
  }),
  gasLimit: fact(60000000, ['HAQQ docs, December 2025'], {
    verify: 'confirm before relying on it',
  }),
  maxTps: fact(1428, ['HAQQ docs, December 2025']),
  withdrawalChallengePeriod: fact('7 days', ['haqq frontend source'], {
    verify: 'confirm before relying on it',
  }),
  component: {
    opNode: fact('v1.16.1', ['HAQQ docs, December 2025'], {
      verify: 'confirm before relying on it',
    }),
    opGeth: fact('v1.101603.4', ['HAQQ docs, December 2025'], {
      verify: 'confirm before relying on it',
    }),
    opBatcher: fact('v1.16.2', ['HAQQ docs, December 2025'], {
      verify: 'confirm before relying on it',
    }),
    opProposer: fact('v1.10.0', ['HAQQ docs, December 2025'], {
      verify: 'confirm before relying on it',
    }),
    opContracts: fact('v5.0.0', ['HAQQ docs, December 2025'], {
      verify: 'confirm before relying on it',
    }),
    opDeployer: fact('v0.5.0-rc.2', ['HAQQ docs, December 2025'], {
      verify: 'confirm before relying on it',
    }),
  },
  faucet: {
    shell: fact('https://shell.haqq.network/faucet', ['haqq frontend source'], {
      verify: 'confirm before relying on it',
    }),
    sepoliaEth: fact(
      'https://cloud.google.com/application/web3/faucet/ethereum/sepolia',
      ['haqq frontend source'],
      { guarded: true },
    ),
    sepoliaUsdc: fact('https://faucet.circle.com', ['haqq frontend source'], { guarded: true }),
  },
  bridge: fact('https://shell.haqq.network/bridge', [
    'HAQQ docs, December 2025',
    'ethereum-lists/chains',
  ]),
  rpc: {
    evm: fact(
      'https://rpc.testnet.ethiq.network',
      ['HAQQ docs, December 2025', 'ethereum-lists/chains', 'haqq frontend source'],
      { guarded: true },
    ),
    evmWs: fact('wss://rpc.testnet.ethiq.network', ['ethereum-lists/chains'], {
      guarded: true,
      verify: 'confirm before relying on it',
    }),
  },
  explorer: {
    evm: fact(
      'https://explorer.testnet.ethiq.network',
      ['HAQQ docs, December 2025', 'haqq frontend source', 'other public chain lists'],
      { guarded: true },
    ),
    evmApi: fact(
      'https://explorer.testnet.ethiq.network/api',
      ['HAQQ docs, December 2025', 'haqq frontend source', 'other public chain lists'],
      { guarded: true },
    ),
  },
  parentExplorer: fact('https://eth-sepolia.blockscout.com', ['Blockscout, list of chains']),
  contracts: {
    l1: {
      superchainProxyAdmin: fact(
        '0x189aBAAaa82DfC015A588A7dbaD6F13b1D3485Bc',
        ['HAQQ docs, December 2025', 'haqq frontend source'],
        { guarded: true },
      ),
      superchainConfig: fact(
        '0xC2Be75506d5724086DEB7245bd260Cc9753911Be',
        ['HAQQ docs, December 2025', 'haqq frontend source'],
        { guarded: true },
      ),
      protocolVersions: fact(
        '0x79ADD5713B383DAa0a138d3C4780C7A1804a8090',
        ['HAQQ docs, December 2025', 'haqq frontend source'],
        { guarded: true },
      ),
      OPCM: fact(
        '0xC69e4c24Db479191676611a25D977203c3BDca62',
        ['HAQQ docs, December 2025', 'haqq frontend source'],
        { guarded: true },
      ),
      optimismPortal: fact(
        '0x5B5f73EBcdA96d9c4Ca3315497E370C49573cF62',
        ['HAQQ docs, December 2025', 'haqq frontend source'],
        { guarded: true },
      ),
      ethLockbox: fact(
        '0x879122273FF3EE266FE58A8Da8913F01C1065276',
        ['HAQQ docs, December 2025', 'haqq frontend source'],
        { guarded: true },
      ),
      systemConfig: fact(
        '0xB8aD3A6Beb0301f057c33f2A039a1044ec4d9BF9',
        ['HAQQ docs, December 2025', 'haqq frontend source'],
        { guarded: true },
      ),
      l1CrossDomainMessengerProxy: fact(
        '0x96C9dCDDc1cfd08Ea3848395c390DF815d8eC581',
        ['HAQQ docs, December 2025', 'haqq frontend source'],
        { guarded: true },
      ),
      l1Erc721BridgeProxy: fact(
        '0xFa74BCf421580f5BA021a3F3E270004743fDaa26',
        ['HAQQ docs, December 2025', 'haqq frontend source'],
        { guarded: true },
      ),
      l1StandardBridgeProxy: fact(
        '0x611BC60e604803B4f064810B4630290515Bfba8c',
        ['HAQQ docs, December 2025', 'haqq frontend source'],
        { guarded: true },
      ),
      optimismMintableErc20FactoryProxy: fact(
        '0xF197Dd37D128b451Ed546c0A88153D0eAaF1d7F2',
        ['HAQQ docs, December 2025', 'haqq frontend source'],
        { guarded: true },
      ),
      disputeGameFactoryProxy: fact(
        '0xA34aF21D8b896ea86BD3C5dd350F04eC8719E9f9',
        ['HAQQ docs, December 2025', 'haqq frontend source'],
        { guarded: true },
      ),
      anchorStateRegistryProxy: fact(
        '0x804bFeDD469Ff6b5669378D6c82e32517C010136',
        ['HAQQ docs, December 2025', 'haqq frontend source'],
        { guarded: true },
      ),
      opChainProxyAdmin: fact(
        '0xcD9c1aB8aa13c69F72cD68520a353BD54Cf5Ab18',
        ['HAQQ docs, December 2025', 'haqq frontend source'],
        { guarded: true },
      ),
      delayedWethPermissionedGameProxy: fact(
        '0xCa17f9597D2f85Db54a603DAE9761f180DDed6E8',
        ['HAQQ docs, December 2025', 'haqq frontend source'],
        { guarded: true },
      ),
    },
    l2: {
      l2ToL1MessagePasser: fact(
        '0x4200000000000000000000000000000000000016',
        ['HAQQ docs, December 2025'],
        { guarded: true },
      ),
      l2CrossDomainMessenger: fact(
        '0x4200000000000000000000000000000000000007',
        ['HAQQ docs, December 2025'],
        { guarded: true },
      ),
      l2StandardBridge: fact(
        '0x4200000000000000000000000000000000000010',
        ['HAQQ docs, December 2025'],
        { guarded: true },
      ),
      l2ERC721Bridge: fact(
        '0x4200000000000000000000000000000000000014',
        ['HAQQ docs, December 2025'],
        { guarded: true },
      ),
      optimismMintableERC20Factory: fact(
        '0x4200000000000000000000000000000000000012',
        ['HAQQ docs, December 2025'],
        { guarded: true },
      ),
      optimismMintableERC721Factory: fact(
        '0x4200000000000000000000000000000000000017',
        ['HAQQ docs, December 2025'],
        { guarded: true },
      ),
      l1Block: fact('0x4200000000000000000000000000000000000015', ['HAQQ docs, December 2025'], {
        guarded: true,
      }),
      gasPriceOracle: fact(
        '0x420000000000000000000000000000000000000F',
        ['HAQQ docs, December 2025'],
        { guarded: true },
      ),
      proxyAdmin: fact('0x4200000000000000000000000000000000000018', ['HAQQ docs, December 2025'], {
        guarded: true,
      }),
      sequencerFeeVault: fact(
        '0x4200000000000000000000000000000000000011',
        ['HAQQ docs, December 2025'],
        { guarded: true },
      ),
      baseFeeVault: fact(
        '0x4200000000000000000000000000000000000019',
        ['HAQQ docs, December 2025'],
        { guarded: true },
      ),
      l1FeeVault: fact('0x420000000000000000000000000000000000001A', ['HAQQ docs, December 2025'], {
        guarded: true,
      }),
      schemaRegistry: fact(
        '0x4200000000000000000000000000000000000020',
        ['HAQQ docs, December 2025'],
        { guarded: true },
      ),
      EAS: fact('0x4200000000000000000000000000000000000021', ['HAQQ docs, December 2025'], {
        guarded: true,
      }),
    },
  },
}
