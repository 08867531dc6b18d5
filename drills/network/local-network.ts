import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, startInNetwork } from '../machine.ts'
import { DrillError } from '../options.ts'
import { lastLines } from '../shell.ts'
import type { ConfigValues } from './change-file.ts'
import { coins, PRICE } from './coins.ts'
import { makeChain } from './genesis.ts'
import { environment, runHaqqd } from './run-haqqd.ts'
import { until, untilAnswers } from './until-answers.ts'

export interface LocalNetworkSource {
  readonly haqqd: string
  readonly folder: string
  readonly chainId: string
  /** One address a validator. */
  readonly addresses: readonly string[]
  /** Seconds between blocks. */
  readonly blockSeconds: number
  /** Values that replace those of the chain: `slashing.params.downtime_jail_duration`. */
  readonly genesis: Readonly<Record<string, unknown>>
  /** Values of `app.toml` of the nodes. */
  readonly app: ConfigValues
  /** Coins of `faucet` besides that of the chain. */
  readonly coins?: readonly string[]
}

/** A running chain whose validators are not the reader's. */
export type LocalNetwork = Awaited<ReturnType<typeof startLocalNetwork>>

/** The part of a transaction that says what it cost, and who received. */
export interface SentTransaction {
  readonly auth_info: {
    readonly fee: { readonly amount: readonly { readonly amount: string }[] }
  }
  readonly body: { readonly messages: readonly { readonly [field: string]: unknown }[] }
}

/** Runs a node, with its program and home as arguments, once its network is connected. */
const RUN_NODE =
  'ip link set lo up; echo ready; until ip -4 -brief address show eth0 2>/dev/null | grep -q /; do sleep 0.1; done; exec "$0" start --home "$1" --log_format plain >> "$1/log" 2>&1'

/** Longest time for a node to end by itself. */
const END_MS = 30_000

/** Make a chain and start its validators. */
export async function startLocalNetwork(source: LocalNetworkSource) {
  const { haqqd, folder, chainId, addresses } = source
  const files = await makeChain(source)
  const { homes } = files
  const [first = ''] = homes
  const env = { ...environment(folder), NO_COLOR: '1' }
  const startNode = async (program: string, home: string, address = '') => {
    const node = await startInNetwork(['bash', '-c', RUN_NODE, program, home], env)
    await connect(node.pid, address)
    return node
  }
  let running: ChildProcess[] = []
  const stopNodes = async () => {
    await Promise.all(running.map(stopNode))
    running = []
  }
  const restart = async (program: string, nodes = homes.length) => {
    await stopNodes()
    running = await Promise.all(
      homes.slice(0, nodes).map((home, index) => startNode(program, home, addresses[index])),
    )
  }
  await restart(haqqd)
  const rpcs = addresses.map((address) => `http://${address}:26657`)
  const run = (command: string, home = first) =>
    runHaqqd(`${command} --node ${rpcs[0]}`, { haqqd, folder, home })
  const query = async <Answer>(question: string): Promise<Answer> =>
    JSON.parse(await run(`query ${question} --output json`))
  const inBlock = async (hash: string): Promise<SentTransaction> => {
    const { code, raw_log, tx } = await until(
      `the transaction ${hash} is in no block`,
      () =>
        query<{ code: number; raw_log: string; tx: SentTransaction }>(`tx ${hash}`).catch(
          () => undefined,
        ),
      { every: 0.5 },
    )
    if (code !== 0) throw new DrillError(`the transaction ${hash} failed in its block: ${raw_log}`)
    return tx
  }
  const send = async (command: string, from = 'faucet', home = first): Promise<void> => {
    const fee = `--gas 2000000 --gas-prices ${PRICE}`
    const signed = `tx ${command} --from ${from} --chain-id ${chainId} ${fee} --yes --output json`
    const { txhash, code, raw_log: log } = JSON.parse(await run(signed, home))
    if (code !== 0) throw new DrillError(`${command} was refused: ${log}`)
    await inBlock(txhash)
  }
  const network = {
    ...files,
    chainId,
    /** The address book of the first node. */
    addressBook: join(first, 'config/addrbook.json'),
    /** Address of the RPC of each node. */
    rpcs,
    /** Home of the first node, whose keyring holds `faucet` and `validator`. */
    home: first,
    /** Exchange the program of the first `nodes` nodes, all by default; the others stay stopped. */
    restart,
    /** Stop all nodes, which `restart` starts again. */
    stopNodes,
    /** The log of a node that has ended by itself. */
    ended: async () => {
      const index = running.findIndex(hasEnded)
      if (index === -1) return undefined
      const log = await readFile(join(homes[index] ?? '', 'log'), 'utf8')
      return `node ${index + 1} ended; its last words:\n${lastLines(log, 5)}`
    },
    /**
     * Run the program with the keys of the first node, at its RPC. Spaces separate the words, so none
     * may contain one; it runs in the home, so a file there is named without the folder.
     */
    haqqd: run,
    /** The address of a key of a node; as that of its validator with `--bech val` after the name. */
    addressOf: (key: string, home?: string) => run(`keys show ${key} --address`, home),
    /** The answer to `haqqd query`, with words as for `haqqd`; the caller names what it reads of it. */
    query,
    /** Send whole coins of the chain from `faucet` to an address. */
    give: (address: string, whole: number) => send(`bank send faucet ${address} ${coins(whole)}`),
    /** A transaction that was sent, once it is carried out in a block. */
    inBlock,
    height: async () => {
      const status = await (await fetch(`${rpcs[0]}/status`)).json()
      return Number(status.result.sync_info.latest_block_height)
    },
    /**
     * Send a transaction, such as `gov vote 1 yes`, from a key of a node, and wait for its block; words
     * and files are as for `haqqd`.
     */
    send,
  }
  try {
    await untilHeight(network, 2, 180)
    // REST answers once gRPC does, which starts last.
    const rest = `http://${addresses[0]}:1317/cosmos/base/tendermint/v1beta1/syncing`
    await untilAnswers(rest, ({ ok }) => ok)
    await untilAnswers(`http://${addresses[0]}:8545`)
  } catch (error) {
    await stopNodes()
    throw error
  }
  return network
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => (exitCode ?? signalCode) !== null

async function stopNode(node: ChildProcess): Promise<void> {
  if (hasEnded(node)) return
  const ended = once(node, 'exit')
  node.kill()
  const late = setTimeout(() => node.kill('SIGKILL'), END_MS)
  await ended
  clearTimeout(late)
}

/** Wait until the network has made a block, no longer than its nodes run. */
export async function untilHeight(
  { height, ended }: { height: () => Promise<number>; ended: () => Promise<string | undefined> },
  wanted: number,
  seconds: number,
): Promise<void> {
  const isThere = async () => {
    if ((await height().catch(() => 0)) >= wanted) return true
    const why = await ended()
    if (why !== undefined) throw new DrillError(why)
    return false
  }
  await until(`the local network has not made block ${wanted}`, isThere, { seconds, every: 0.5 })
}
