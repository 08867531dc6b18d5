import { fact } from './fact.ts'
import { NODE_VERSION } from './node-release.ts'

/** Seconds between two blocks: usually, and the shortest and longest observed. */
const BLOCK_SECONDS = { usual: 6, shortest: 5.6, longest: 6.2 } as const
const BLOCK_TIME_SOURCE = ['HAQQ docs, December 2025'] as const
const BLOCK_TIME_CHECK = { verify: 'confirm before relying on it' } as const

/** The layer 1 main network. */
export const mainnet = {
  name: fact('HAQQ Mainnet', [
    'HAQQ docs, December 2025',
    'viem npm 2.57.20',
    'haqq-wallet source',
  ]),
  /** The name by which lists of EVM chains tell networks apart. */
  shortName: fact('ISLM', ['ethereum-lists/chains']),
  /** The network whose rules the EVM follows: all upgrades up to Cancun, from the first block. */
  referenceEthereumNetwork: fact('Ethereum Mainnet', [
    'haqq v1.8.5 source x/evm/types/chain_config.go',
  ]),
  evmChainId: fact(
    11235,
    ['specification', 'viem npm 2.57.20', 'ethereum-lists/chains', 'haqq v1.8.5 source'],
    { guarded: true },
  ),
  evmChainIdHex: fact(
    '0x2be3',
    ['specification', 'viem npm 2.57.20', 'ethereum-lists/chains', 'haqq v1.8.5 source'],
    { guarded: true },
  ),
  cosmosChainId: fact(
    'haqq_11235-1',
    [
      'HAQQ docs, December 2025',
      'chain-registry npm 2.0.251',
      'chainapsis/keplr-chain-registry',
      'haqq-network/mainnet repo',
    ],
    { guarded: true },
  ),
  evmNetworkId: fact('11235', ['haqq v1.8.5 source', 'ethereum-lists/chains']),
  // Not guarded: pages type the version of a moment, such as "since v1.8.5".
  nodeVersion: fact(NODE_VERSION, ['specification', 'HAQQ docs, December 2025'], {
    verify: 'version mainnet runs today',
  }),
  unbondingPeriod: fact('21 days', ['specification', 'mainnet launch file: 1814400s']),
  activeSet: fact(150, ['specification', 'HAQQ docs, December 2025'], {
    verify: 'GET /cosmos/staking/v1beta1/params',
  }),
  launchValidators: fact(100, ['haqq-network/mainnet repo, genesis.json: max_validators']),
  blockTime: fact(
    `about ${BLOCK_SECONDS.usual} s (${BLOCK_SECONDS.shortest}-${BLOCK_SECONDS.longest} s)`,
    BLOCK_TIME_SOURCE,
    BLOCK_TIME_CHECK,
  ),
  blockSeconds: {
    usual: fact(BLOCK_SECONDS.usual, BLOCK_TIME_SOURCE, BLOCK_TIME_CHECK),
    shortest: fact(BLOCK_SECONDS.shortest, BLOCK_TIME_SOURCE, BLOCK_TIME_CHECK),
    longest: fact(BLOCK_SECONDS.longest, BLOCK_TIME_SOURCE, BLOCK_TIME_CHECK),
  },
  blockGasLimit: fact(40000000, ['HAQQ docs, December 2025'], {
    verify: 'CometBFT consensus_params',
  }),
  release: fact(
    `https://github.com/haqq-network/haqq/releases/tag/${NODE_VERSION}`,
    ['HAQQ docs, December 2025'],
    { guarded: true },
  ),
  gasPrice: {
    low: fact(20000000000, [
      'HAQQ docs, December 2025',
      'chain-registry npm 2.0.251',
      'chainapsis/keplr-chain-registry',
    ]),
    average: fact(25000000000, [
      'HAQQ docs, December 2025',
      'chain-registry npm 2.0.251',
      'chainapsis/keplr-chain-registry',
    ]),
    high: fact(40000000000, [
      'HAQQ docs, December 2025',
      'chain-registry npm 2.0.251',
      'chainapsis/keplr-chain-registry',
    ]),
  },
  minGasPrice: fact(20000000000, ['haqq v1.8.5 source app/gas.go'], {
    verify: 'live value: GET /evmos/feemarket/v1/params',
  }),
  rpc: {
    evm: fact(
      'https://rpc.eth.haqq.network',
      [
        'HAQQ docs, December 2025',
        'viem npm 2.57.20',
        'ethereum-lists/chains',
        'chain-registry npm 2.0.251',
      ],
      { guarded: true },
    ),
    evmWs: fact('wss://rpc-ws.eth.haqq.network', ['HAQQ docs, December 2025'], { guarded: true }),
    tendermint: fact(
      'https://rpc.tm.haqq.network',
      ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251', 'chainapsis/keplr-chain-registry'],
      { guarded: true },
    ),
    tendermintWs: fact(
      'wss://rpc.tm.haqq.network/websocket',
      ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251', 'chainapsis/keplr-chain-registry'],
      { guarded: true, verify: 'confirm before relying on it' },
    ),
    grpc: fact(
      'https://grpc.cosmos.haqq.network',
      ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251'],
      { guarded: true },
    ),
    grpcTarget: fact(
      'grpc.cosmos.haqq.network:443',
      ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251'],
      { guarded: true, verify: 'the port is the usual one for TLS' },
    ),
    rest: fact(
      'https://rest.cosmos.haqq.network',
      ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251', 'chainapsis/keplr-chain-registry'],
      { guarded: true },
    ),
    swagger: fact('https://rest.cosmos.haqq.network/swagger/', ['HAQQ docs, December 2025'], {
      guarded: true,
    }),
  },
  thirdParty: {
    dRPC: {
      evm: fact('https://haqq.drpc.org', ['HAQQ docs, December 2025'], { guarded: true }),
      evmWs: fact('wss://haqq.drpc.org', ['HAQQ docs, December 2025'], { guarded: true }),
    },
    kioqq: {
      evm: fact('https://evm.haqq.sh', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251'], {
        guarded: true,
      }),
      evmWs: fact('wss://evm-ws.haqq.sh', ['HAQQ docs, December 2025'], { guarded: true }),
      tendermint: fact(
        'https://rpc.haqq.sh',
        ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251', 'haqq-network/mainnet repo'],
        { guarded: true },
      ),
      rest: fact(
        'https://sdk.haqq.sh',
        ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251'],
        { guarded: true },
      ),
      grpc: fact('grpc.haqq.sh:443', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251'], {
        guarded: true,
      }),
    },
  },
  explorer: {
    evm: fact(
      'https://explorer.haqq.network',
      [
        'HAQQ docs, December 2025',
        'chain-registry npm 2.0.251',
        'viem npm 2.57.20',
        'ethereum-lists/chains',
      ],
      { guarded: true },
    ),
    evmApi: fact(
      'https://explorer.haqq.network/api',
      [
        'HAQQ docs, December 2025',
        'chain-registry npm 2.0.251',
        'viem npm 2.57.20',
        'ethereum-lists/chains',
      ],
      { guarded: true },
    ),
    pingPub: fact(
      'https://ping.pub/haqq',
      ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251', 'haqq-wallet source'],
      { guarded: true },
    ),
    nodesGuru: fact(
      'https://haqq.explorers.guru',
      ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251'],
      { guarded: true },
    ),
    stakeMe: fact('https://haqq.exploreme.pro', ['HAQQ docs, December 2025'], { guarded: true }),
    stakingExplorer: fact(
      'https://staking-explorer.com/explorer/haqq',
      ['chain-registry npm 2.0.251'],
      { guarded: true },
    ),
    nodeStake: fact('https://explorer.nodestake.org/haqq', ['chain-registry npm 2.0.251'], {
      guarded: true,
    }),
    konsorTech: fact('https://explorer.konsortech.xyz/haqq', ['chain-registry npm 2.0.251'], {
      guarded: true,
    }),
    stavr: fact('https://explorer.stavr.tech/HAQQ-Mainnet', ['chain-registry npm 2.0.251'], {
      guarded: true,
    }),
    oneNov: fact('https://explorer.onenov.xyz/haqq-mainnet', ['chain-registry npm 2.0.251'], {
      guarded: true,
    }),
  },
  genesis: {
    url: fact(
      'https://raw.githubusercontent.com/haqq-network/mainnet/master/genesis.json',
      ['haqq-network/mainnet repo', 'chain-registry npm 2.0.251'],
      { guarded: true },
    ),
    time: fact('2022-05-05T11:53:32.688282881Z', [
      'haqq-network/mainnet repo',
      'chain-registry npm 2.0.251',
    ]),
    initialHeight: fact(2840250, ['haqq-network/mainnet repo', 'chain-registry npm 2.0.251']),
    addrbook: fact(
      'https://raw.githubusercontent.com/haqq-network/mainnet/master/addrbook.json',
      ['haqq-network/mainnet repo', 'chain-registry npm 2.0.251'],
      { guarded: true },
    ),
  },
  seeds: {
    defaults: fact(
      '0533e20e65912f72f2ad88a4c91eefbc634212d7@haqq-sync.rpc.p2p.world:26656,977ee99c89207677f116801a595c97979a0c0cd1@80.240.20.106:26656,731f27fe9cd05257fcfc68b96147aec79035f920@seed1.haqq.network:26656,e1b058e5cfa2b836ddaa496b10911da62dcf182e@haqq-seed-de.allnodes.me:26656',
      ['haqq v1.8.5 source cmd/haqqd/init.go'],
      { verify: 'peers change' },
    ),
    stateSync: fact(
      '861e5892470275a394ebab407e8d62b1931843d3@192.248.181.17:26656,e1b058e5cfa2b836ddaa496b10911da62dcf182e@haqq-seed-de.allnodes.me:26656,e726816f42831689eab9378d5d577f1d06d25716@haqq-seed-us.allnodes.me:26656,0533e20e65912f72f2ad88a4c91eefbc634212d7@haqq-sync.rpc.p2p.world:26656,c45991e0098b9cacb8603caf4e1cdb7e6e5f87c0@eu.seed.haqq.network:26656,e37cb47590ba46b503269ef255873e9698244d8b@us.seed.haqq.network:26656,c593e93e1fb8be8b48d4e7bab514a227aa620bf8@as.seed.haqq.network:26656,0265238d4845e041868d610c100b88f485eeddfb@rpc.haqq.nodestake.top:666',
      ['haqq-network/mainnet repo state_sync.sh'],
      { verify: 'peers change' },
    ),
  },
  stateSync: {
    rpc1: fact(
      'https://rpc.tm.haqq.network:443',
      ['haqq-network/mainnet repo', 'chain-registry npm 2.0.251'],
      { guarded: true },
    ),
    rpc2: fact(
      'https://rpc.haqq.sh:443',
      ['haqq-network/mainnet repo', 'chain-registry npm 2.0.251'],
      { guarded: true },
    ),
  },
  snapshot: {
    polkachu: fact(
      'https://polkachu.com/tendermint_snapshots/haqq',
      ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251'],
      { guarded: true },
    ),
    allnodes: fact('https://publicnode.com/snapshots', ['HAQQ docs, December 2025'], {
      guarded: true,
    }),
    haqq: fact('https://snapshots.haqq.network/index.json', ['HAQQ docs, December 2025'], {
      guarded: true,
    }),
  },
  chainlist: fact('https://chainlist.org/chain/11235', ['chainlist.org'], { guarded: true }),
}
