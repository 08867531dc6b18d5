import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { network as facts } from '../site/network.ts'
import { installProgram, type Machine, placeOf, startMachine } from './machine.ts'
import { MACHINES, NETWORK_ADDRESSES, OTHER_NETWORK_ADDRESSES } from './network/addresses.ts'
import { type ConfigValues, setValues } from './network/change-file.ts'
import {
  type LocalNetwork,
  type LocalNetworkSource,
  startLocalNetwork,
} from './network/local-network.ts'
import { DrillError, type Program } from './options.ts'
import type { FoundPrograms } from './programs.ts'
import type { Shell } from './shell.ts'

/** Machines, shells and the network of one page. */
export type Scene = ReturnType<typeof openScene>

/** What a plan may have otherwise than the chain. */
export type NetworkChanges = Partial<Omit<LocalNetworkSource, 'folder'>> & {
  /** What the record says about them, besides what `openScene` finds itself. */
  readonly differences?: readonly string[]
}

/** @param source what the command line names, and a folder for homes and logs */
export function openScene(source: {
  readonly folder: string
  /** Names of the programs that the page needs. */
  readonly needed: readonly Program[]
  readonly programs: FoundPrograms
  readonly repositories: string | undefined
}) {
  const { folder, needed, programs, repositories } = source
  const machines = new Map<string, Machine>()
  const shells = new Map<string, Shell>()
  const differences = new Set<string>()
  const found = new Map<string, string>()
  const networks = new Map<string, LocalNetwork>()
  const fileOf = (program: Program) => required(programs.get(program), `${program} is missing`).file
  const machine = (name: string) =>
    required(machines.get(name), `the plan has started no machine "${name}"`)
  /** A home of a user, as the drills see it. */
  const homeOf = (at: string) => {
    const { user, name } = placeOf(at)
    return `${machine(name).root}/home/${user}`
  }
  const start = async (name: string, changes: NetworkChanges) => {
    const { blockSeconds = 1, genesis = {}, app = {} } = changes
    const interval = app['snapshot-interval']
    differences.add(
      `blocks take about ${blockSeconds === 1 ? 'a second' : `${blockSeconds} seconds`}`,
    )
    if ('gov.params.voting_period' in genesis) differences.add('votes take ten seconds')
    for (const words of changes.differences ?? []) differences.add(words)
    if (interval !== undefined) differences.add(`snapshots are made every ${interval} blocks`)
    const started = await startLocalNetwork({
      folder: join(folder, name),
      haqqd: fileOf('haqqd'),
      chainId: facts.mainnet.cosmosChainId.value,
      addresses: NETWORK_ADDRESSES,
      ...changes,
      blockSeconds,
      genesis,
      app,
    })
    networks.set(name, started)
    return started
  }
  return {
    folder,
    needed,
    fileOf,
    /** The version that a program says itself: `1.8.5`. */
    versionOf: (program: Program) => programs.get(program)?.version ?? '',
    /** Folder with copies of repositories. */
    repositories: () =>
      resolve(
        required(repositories, 'the page clones repositories; name copies with --repositories'),
      ),
    /** What later blocks get in place of texts of the page. */
    found,
    /** Let later blocks get something in place of texts of the page. */
    fill: (table: Readonly<Record<string, string>>) => {
      for (const [text, value] of Object.entries(table)) found.set(text, value)
    },
    /** What blocks get in place of a text of the page. */
    inPlaceOf: (text: string) => required(found.get(text), `nothing was found for ${text}`),
    /**
     * How the local network differs from the page, for its record. The code that makes a difference
     * adds it.
     */
    differences,
    machine,
    homeOf,
    /** Save a file for a user of a machine, below the home unless its path begins with `/`. */
    save: async (at: string, path: string, text: string) => {
      const root = path.startsWith('/') ? machine(placeOf(at).name).root : homeOf(at)
      const file = join(root, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    },
    /** Put programs of this computer onto a machine. */
    install: async (name: string, ...programs: readonly Program[]) => {
      for (const program of programs) await installProgram(machine(name), fileOf(program), program)
    },
    /** Set values in a file of the node of a machine: `app.toml`. */
    configure: (name: string, file: string, values: ConfigValues) =>
      setValues(`${homeOf(`haqq@${name}`)}/.haqqd/config/${file}`, values),
    /** Run a command as root of a machine, and give its output. */
    exec: (name: string, command: string) => machine(name).exec(command),
    /** Run a command as `haqq@validator` after a login, and give its output, trimmed. */
    as: async (at: string, command: string) => {
      const { user, name } = placeOf(at)
      const quoted = command.replaceAll("'", "'\\''")
      return (await machine(name).exec(`runuser -l ${user} -c '${quoted}'`)).trim()
    },
    network: () => required(networks.get('network'), 'the plan has started no network'),
    /** Start the chain, and wait for its second block. */
    startNetwork: (changes: NetworkChanges = {}) => start('network', changes),
    /** Start a second chain, for channels between the two. */
    startOtherNetwork: (changes: NetworkChanges = {}) => {
      differences.add('a second local chain, with the id of the test network, is the other end')
      return start('other-network', {
        chainId: facts.testnet.cosmosChainId.value,
        addresses: OTHER_NETWORK_ADDRESSES,
        ...changes,
      })
    },
    otherNetwork: () =>
      required(networks.get('other-network'), 'the plan has started no second chain'),
    /** Start a machine without programs of ours; `makeMachine` adds haqqd and its user. */
    startMachine: async (name: string, address = MACHINES[name]) => {
      if (address === undefined) throw new DrillError(`no address is known for ${name}`)
      const started = await startMachine({ name, address, folder: join(folder, name) })
      machines.set(name, started)
      return started
    },
    /** The open shell of `haqq@validator`; opened when it is first used. */
    shell: async (at: string): Promise<Shell> => {
      const { user, name } = placeOf(at)
      const shell = shells.get(at) ?? (await machine(name).openShell(user))
      shells.set(at, shell)
      return shell
    },
    stop: async () => {
      for (const shell of shells.values()) shell.close()
      for (const one of machines.values()) one.stop()
      for (const network of networks.values()) await network.stopNodes()
    },
  }
}

function required<Value>(value: Value | undefined, problem: string): Value {
  if (value === undefined) throw new DrillError(problem)
  return value
}
