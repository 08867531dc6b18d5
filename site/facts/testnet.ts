import { fact } from './fact.ts'
import { NODE_VERSION } from './node-release.ts'

/** The layer 1 test network, TestEdge2. */
export const testnet = {
  name: fact('HAQQ TestEdge2', ['HAQQ docs, December 2025', 'haqq-wallet source']),
  /** The name by which lists of EVM chains tell networks apart. */
  shortName: fact('ISLMT', ['ethereum-lists/chains']),
  /** The network whose rules the EVM follows: all upgrades up to Cancun, from the first block. */
  referenceEthereumNetwork: fact('Ethereum Mainnet', [
    'haqq v1.8.5 source x/evm/types/chain_config.go',
  ]),
  evmChainId: fact(
    54211,
    ['specification', 'viem npm 2.57.20', 'ethereum-lists/chains', 'haqq v1.8.5 source'],
    { guarded: true },
  ),
  evmChainIdHex: fact(
    '0xd3c3',
    ['specification', 'viem npm 2.57.20', 'ethereum-lists/chains', 'haqq v1.8.5 source'],
    { guarded: true },
  ),
  cosmosChainId: fact(
    'haqq_54211-3',
    ['HAQQ docs, December 2025', 'haqq-wallet source', 'haqq-network/testnets repo'],
    { guarded: true },
  ),
  evmNetworkId: fact('54211', ['haqq v1.8.5 source', 'ethereum-lists/chains']),
  nodeVersion: fact(NODE_VERSION, ['specification', 'HAQQ docs, December 2025']),
  unbondingPeriod: fact('21 days', ['specification']),
  activeSet: fact(150, ['specification']),
  launchValidators: fact(150, ['haqq-network/testnets repo, genesis.json: max_validators']),
  gasPrice: {
    low: fact(20000000000, ['HAQQ docs, December 2025']),
    average: fact(25000000000, ['HAQQ docs, December 2025']),
    high: fact(40000000000, ['HAQQ docs, December 2025']),
  },
  minGasPrice: fact(20000000000, ['haqq v1.8.5 source app/gas.go'], {
    verify: 'confirm before relying on it',
  }),
  rpc: {
    evm: fact(
      'https://rpc.eth.testedge2.haqq.network',
      [
        'HAQQ docs, December 2025',
        'viem npm 2.57.20',
        'ethereum-lists/chains',
        'haqq-wallet source',
      ],
      { guarded: true },
    ),
    evmWs: fact('wss://rpc-ws.eth.testedge2.haqq.network', ['HAQQ docs, December 2025'], {
      guarded: true,
      verify: 'confirm before relying on it',
    }),
    tendermint: fact(
      'https://rpc.tm.testedge2.haqq.network',
      ['HAQQ docs, December 2025', 'haqq frontend source', 'haqq-network/testnets repo'],
      { guarded: true },
    ),
    grpc: fact('https://grpc.cosmos.testedge2.haqq.network', ['HAQQ docs, December 2025'], {
      guarded: true,
    }),
    grpcTarget: fact('grpc.cosmos.testedge2.haqq.network:443', ['HAQQ docs, December 2025'], {
      guarded: true,
      verify: 'the port is the usual one for TLS',
    }),
    rest: fact(
      'https://rest.cosmos.testedge2.haqq.network',
      ['HAQQ docs, December 2025', 'haqq frontend source', 'haqq-wallet source'],
      { guarded: true },
    ),
    swagger: fact(
      'https://rest.cosmos.testedge2.haqq.network/swagger/',
      ['HAQQ docs, December 2025'],
      { guarded: true },
    ),
  },
  thirdParty: {
    kioqq: {
      tendermint: fact('https://te2-s1-tm.haqq.sh', ['haqq-network/testnets repo'], {
        guarded: true,
        verify: 'confirm before relying on it',
      }),
      rest: fact('https://te2-s1-sdk.haqq.sh', ['haqq frontend source'], {
        guarded: true,
        verify: 'confirm before relying on it',
      }),
    },
  },
  explorer: {
    evm: fact(
      'https://explorer.testedge2.haqq.network',
      ['HAQQ docs, December 2025', 'viem npm 2.57.20', 'ethereum-lists/chains'],
      { guarded: true },
    ),
    evmApi: fact(
      'https://explorer.testedge2.haqq.network/api',
      ['HAQQ docs, December 2025', 'viem npm 2.57.20', 'ethereum-lists/chains'],
      { guarded: true },
    ),
    pingPub: fact(
      'https://testnet.ping.pub/haqq',
      ['HAQQ docs, December 2025', 'haqq frontend source', 'haqq-wallet source'],
      { guarded: true },
    ),
    manticore: fact('https://testnet.manticore.team/haqq', ['HAQQ docs, December 2025'], {
      guarded: true,
      verify: 'confirm before relying on it',
    }),
  },
  faucet: {
    web: fact(
      'https://testedge2.haqq.network',
      ['HAQQ docs, December 2025', 'ethereum-lists/chains', 'haqq-wallet source'],
      { guarded: true },
    ),
    amount: fact('1000 ISLM', ['HAQQ docs, December 2025'], {
      verify: 'the operator may change it',
    }),
    cooldown: fact('24 h', ['HAQQ docs, December 2025'], { verify: 'the operator may change it' }),
    shell: fact('https://shell.haqq.network/faucet', ['haqq frontend source'], {
      guarded: true,
      verify: 'confirm before relying on it',
    }),
    botAmount: fact('10 ISLM', ['HAQQ docs, December 2025'], {
      verify: 'the operator may change it',
    }),
    botCooldown: fact('1 h', ['HAQQ docs, December 2025'], {
      verify: 'the operator may change it',
    }),
  },
  genesis: {
    url: fact(
      'https://raw.githubusercontent.com/haqq-network/testnets/main/TestEdge2/genesis.tar.bz2',
      ['haqq-network/testnets repo'],
      { guarded: true },
    ),
    addrbook: fact(
      'https://raw.githubusercontent.com/haqq-network/testnets/main/TestEdge2/addrbook.json',
      ['haqq-network/testnets repo'],
      { guarded: true },
    ),
  },
  seeds: {
    defaults: fact(
      '528b6b7ff4c6ee0ead71246905a07aadf0fcbd28@testedge2.haqq-sync.rpc.p2p.world:26656,62bf004201a90ce00df6f69390378c3d90f6dd7e@seed2.testedge2.haqq.network:26656,23a1176c9911eac442d6d1bf15f92eeabb3981d5@seed1.testedge2.haqq.network:26656,96cd4df06277f3353fa2da1f73d8e21663183c3f@91.107.192.98:26656',
      ['haqq-network/testnets repo'],
      { verify: 'peers change' },
    ),
  },
  stateSync: {
    rpc1: fact('https://rpc.tm.testedge2.haqq.network:443', ['haqq-network/testnets repo'], {
      guarded: true,
    }),
    rpc2: fact('https://te2-s1-tm.haqq.sh:443', ['haqq-network/testnets repo'], { guarded: true }),
  },
  chainlist: fact('https://chainlist.org/chain/54211', ['chainlist.org'], { guarded: true }),
}
