import { spawn } from 'node:child_process'
import { copyFile, mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { moduleParams } from '../../site/data/params.ts'
import { network as facts } from '../../site/network.ts'
import { connect, startNamespaces } from '../machine.ts'
import { DrillError } from '../options.ts'
import { setValues } from './change-file.ts'
import { environment, runHaqqd } from './run-haqqd.ts'
import { untilAnswers } from './until-answers.ts'

export interface LocalNetworkSource {
  readonly haqqd: string
  readonly folder: string
  readonly chainId: string
  readonly coin: string
  /** One address a validator. */
  readonly addresses: readonly string[]
  /** Seconds between blocks. */
  readonly blockSeconds: number
  /** Values that replace those of the chain: `slashing.params.downtime_jail_duration`. */
  readonly genesis: Readonly<Record<string, unknown>>
  /** Interval of state-sync snapshots. */
  readonly snapshotInterval: number
  /** Namespaces of JSON-RPC; those that are on by default if left out. */
  readonly namespaces?: readonly string[]
  /** `minimum-gas-prices` of the nodes. */
  readonly minimumGasPrices?: string
  /** Coins of `faucet` besides that of the chain. */
  readonly coins?: readonly string[]
}

/** A running chain whose validators are not the reader's. */
export interface LocalNetwork {
  readonly chainId: string
  readonly genesisFile: string
  /** The address book of the first node. */
  readonly addressBook: string
  /** `id@address:26656` of each node. */
  readonly peers: readonly string[]
  /** Address of the RPC of each node. */
  readonly rpcs: readonly string[]
  /** Home of the first node, whose keyring holds `faucet` and `validator`. */
  readonly home: string
  readonly height: () => Promise<number>
  /** The address of a key of a node; as that of its validator with `--bech val` after the name. */
  readonly addressOf: (key: string, home?: string) => Promise<string>
  /** The answer to `haqqd query`, with words as for `haqqd`; the caller names what it reads of it. */
  readonly query: <Answer>(question: string) => Promise<Answer>
  /** Send whole coins of the chain from `faucet` to an address. */
  readonly give: (address: string, coins: number) => Promise<void>
  /**
   * Run the program with the keys of the first node, at its RPC. Spaces separate the words, so none
   * may contain one; it runs in the home, so a file there is named without the folder.
   */
  readonly haqqd: (command: string, home?: string) => Promise<string>
  /**
   * Send a transaction, such as `gov vote 1 yes`, from a key of a node, and wait for its block; words
   * and files are as for `haqqd`.
   */
  readonly send: (command: string, from?: string, home?: string) => Promise<void>
  readonly homes: readonly string[]
  /** The log of a node that has ended by itself. */
  readonly ended: () => Promise<string | undefined>
  /** Exchange the program of the first `nodes` nodes, all by default; the others stay stopped. */
  readonly restart: (haqqd: string | undefined, nodes?: number) => Promise<void>
}

/** What `query tx` says about a transaction that is in a block. */
export interface TransactionResult {
  /** 0 if it was carried out. */
  readonly code: number
  readonly raw_log: string
}

/** An amount in the smallest unit, with its name. */
export const coins = (whole: number): string =>
  `${whole}${'0'.repeat(18)}${facts.coin.baseDenom.value}`

/** A price of gas that every node takes. */
export const PRICE = `30000000000${facts.coin.baseDenom.value}`

/** Longest time for a node to end by itself. */
const END_MS = 30_000

/** Each network validator's stake, in whole coins; the reader's validator must not be needed. */
const STAKE = `100${'0'.repeat(18)}`
const FUNDS = `1000000${'0'.repeat(18)}`

/** Make the genesis of a chain and start its validators. */
export async function startLocalNetwork(source: LocalNetworkSource): Promise<LocalNetwork> {
  const { haqqd, folder, chainId, coin, addresses } = source
  const homes = addresses.map((_, index) => join(folder, `node${index + 1}`))
  const run = (home: string, command: string) => runHaqqd(command, { haqqd, folder, home })
  for (const [index, home] of homes.entries()) {
    await run(home, `init network-${index + 1} --chain-id ${chainId}`)
    await run(home, 'config keyring-backend test')
    await run(home, `config chain-id ${chainId}`)
    await run(home, 'keys add validator')
  }
  const [first = ''] = homes
  await run(first, 'keys add faucet')
  await changeGenesis(join(first, 'config/genesis.json'), source)
  for (const home of homes) {
    const address = (await run(home, 'keys show validator --address')).trim()
    await run(first, `add-genesis-account ${address} ${FUNDS}${coin}`)
  }
  const coins = [coin, ...(source.coins ?? [])].sort().map((denom) => `${FUNDS}${denom}`)
  await run(first, `add-genesis-account faucet ${coins.join(',')}`)
  const gentxs = join(first, 'config/gentx')
  await mkdir(gentxs, { recursive: true })
  for (const [index, home] of homes.entries()) {
    if (home !== first)
      await copyFile(join(first, 'config/genesis.json'), join(home, 'config/genesis.json'))
    const file = join(gentxs, `gentx-${index}.json`)
    // Pays, because the genesis may have a floor for the price of gas.
    const fee = `--gas 300000 --gas-prices ${PRICE}`
    await run(
      home,
      `gentx validator ${STAKE}${coin} --chain-id ${chainId} ${fee} --output-document ${relative(home, file)}`,
    )
  }
  await run(first, 'collect-gentxs')
  const genesisFile = join(first, 'config/genesis.json')
  const ids = await Promise.all(homes.map((home) => run(home, 'tendermint show-node-id')))
  const peers = ids.map((id, index) => `${id.trim()}@${addresses[index]}:26656`)
  for (const home of homes) {
    if (home !== first) await copyFile(genesisFile, join(home, 'config/genesis.json'))
    await configure(home, source, peers)
  }
  return runNetwork(source, { homes, genesisFile, peers })
}

async function changeGenesis(file: string, { coin, genesis }: LocalNetworkSource): Promise<void> {
  const document = JSON.parse(await readFile(file, 'utf8'))
  const set = (path: string, value: unknown) => {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    const parent = keys.reduce((value, key) => value[key], document.app_state)
    if (parent === undefined) throw new DrillError(`the genesis file has no ${path}`)
    parent[last] = value
  }
  set('staking.params.bond_denom', coin)
  set('crisis.constant_fee.denom', coin)
  document.app_state.gov.params.min_deposit[0].denom = coin
  for (const [name, { mainnet_genesis: value }] of Object.entries(
    moduleParams.slashing?.params ?? {},
  ))
    if (value !== undefined && name in document.app_state.slashing.params)
      set(`slashing.params.${name}`, String(value))
  for (const [path, value] of Object.entries(genesis)) set(path, value)
  document.consensus_params.block.max_gas = '10000000'
  await writeFile(file, JSON.stringify(document))
}

async function configure(
  home: string,
  { blockSeconds, snapshotInterval, namespaces, minimumGasPrices }: LocalNetworkSource,
  peers: readonly string[],
): Promise<void> {
  await setValues(join(home, 'config/config.toml'), {
    seeds: '',
    persistent_peers: peers.join(','),
    timeout_commit: `${blockSeconds}s`,
    addr_book_strict: false,
    allow_duplicate_ip: true,
    'rpc.laddr': 'tcp://0.0.0.0:26657',
  })
  await setValues(join(home, 'config/app.toml'), {
    'snapshot-interval': snapshotInterval,
    'api.enable': true,
    'api.address': 'tcp://0.0.0.0:1317',
    'json-rpc.address': '0.0.0.0:8545',
    'json-rpc.ws-address': '0.0.0.0:8546',
    'grpc.address': '0.0.0.0:9090',
    ...(minimumGasPrices === undefined ? {} : { 'minimum-gas-prices': minimumGasPrices }),
    ...(namespaces === undefined ? {} : { api: namespaces.join(',') }),
  })
}

async function runNetwork(
  { haqqd, folder, chainId, coin, addresses }: LocalNetworkSource,
  files: { homes: readonly string[]; genesisFile: string; peers: readonly string[] },
): Promise<LocalNetwork> {
  const { homes } = files
  const [first = ''] = homes
  const hosts = await Promise.all(
    addresses.map(async (address) => {
      const { pid } = await startNamespaces(
        [],
        ['-c', 'ip link set lo up; echo ready; exec sleep infinity'],
      )
      await connect(pid, address)
      return pid
    }),
  )
  let running: ReturnType<typeof spawn>[] = []
  const restart = async (program: string | undefined, nodes = homes.length) => {
    const ended = running.map((child) => new Promise((resolve) => child.once('exit', resolve)))
    for (const child of running) child.kill('SIGTERM')
    const kill = setTimeout(() => {
      for (const child of running) child.kill('SIGKILL')
    }, END_MS)
    await Promise.all(ended)
    clearTimeout(kill)
    running =
      program === undefined
        ? []
        : await Promise.all(
            hosts.slice(0, nodes).map(async (pid, index) => {
              const home = homes[index] ?? ''
              const log = await open(join(home, 'log'), 'a')
              const enter = ['--target', String(pid), '--net', program]
              const node = spawn(
                'nsenter',
                [...enter, 'start', '--home', home, '--log_format', 'plain'],
                {
                  env: { ...environment(folder), NO_COLOR: '1' },
                  stdio: ['ignore', log.fd, log.fd],
                },
              )
              await log.close()
              return node
            }),
          )
  }
  await restart(haqqd)
  const rpcs = addresses.map((address) => `http://${address}:26657`)
  const run = (command: string, home = first) =>
    runHaqqd(`${command} --node ${rpcs[0]}`, { haqqd, folder, home })
  const network: LocalNetwork = {
    ...files,
    chainId,
    addressBook: join(first, 'config/addrbook.json'),
    rpcs,
    home: first,
    restart,
    ended: async () => {
      const index = running.findIndex(
        ({ exitCode, signalCode }) => (exitCode ?? signalCode) !== null,
      )
      if (index === -1) return undefined
      const log = await readFile(join(homes[index] ?? '', 'log'), 'utf8')
      return `node ${index + 1} ended; its last words:\n${log.trim().split('\n').slice(-5).join('\n')}`
    },
    haqqd: run,
    addressOf: async (key, home) => (await run(`keys show ${key} --address`, home)).trim(),
    query: async (question) => JSON.parse(await run(`query ${question} --output json`)),
    give: (address, coins) =>
      network.send(`bank send faucet ${address} ${coins}${'0'.repeat(18)}${coin}`),
    height: async () => {
      const status = await (await fetch(`${rpcs[0]}/status`)).json()
      return Number(status.result.sync_info.latest_block_height)
    },
    send: async (command, from = 'faucet', home = first) => {
      const printed = await run(
        `tx ${command} --from ${from} --chain-id ${chainId} --gas 2000000 --gas-prices ${PRICE} --yes --output json`,
        home,
      )
      const { txhash, code, raw_log: log } = JSON.parse(printed)
      if (code !== 0) throw new DrillError(`${command} was refused: ${log}`)
      await inBlock(txhash, network)
    },
  }
  await untilHeight(network, 2, 180)
  // REST answers once gRPC does, which starts last.
  const rest = `http://${addresses[0]}:1317/cosmos/base/tendermint/v1beta1/syncing`
  await untilAnswers(rest, ({ ok }) => ok)
  return network
}

async function inBlock(hash: string, { query }: LocalNetwork): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    await wait(500)
    const found = await query<TransactionResult>(`tx ${hash}`).catch(() => undefined)
    if (found === undefined) continue
    const { code, raw_log: log } = found
    if (code !== 0) throw new DrillError(`the transaction ${hash} failed in its block: ${log}`)
    return
  }
  throw new DrillError(`the transaction ${hash} is in no block`)
}

/** Wait until the network has made a block, no longer than its nodes run. */
export async function untilHeight(
  { height, ended }: Pick<LocalNetwork, 'height' | 'ended'>,
  wanted: number,
  seconds: number,
): Promise<void> {
  const end = Date.now() + seconds * 1000
  let last = 0
  while (Date.now() < end) {
    last = await height().catch(() => last)
    if (last >= wanted) return
    const why = await ended()
    if (why !== undefined) throw new DrillError(why)
    await wait(500)
  }
  throw new DrillError(
    `the local network is at height ${last} after ${seconds} s, not at ${wanted}`,
  )
}
