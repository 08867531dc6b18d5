import type { CommandList } from '../command-list.ts'
import { programOf } from '../program-of.ts'
import type { ShellCommand } from '../shell-commands.ts'
import { commandsOf } from './listed-commands.ts'
import { type ShellBlock, shellBlocksOf, toldCommandsOf } from './page-blocks.ts'
import { commandFaults, type PageCheck, sectionCheck } from './page-check.ts'
import { looksFor, type Service, serviceEvent } from './service.ts'

/** Programs that change each file they are given. */
const CHANGES: ReadonlySet<string> = new Set(['rm', 'shred', 'mv', 'tee', 'truncate', 'unlink'])
/** Programs that change their last argument. */
const COPIES: ReadonlySet<string> = new Set(['cp', 'install', 'scp', 'rsync'])

/**
 * Checks that a page stops a service, and has the reader prove it with `systemctl is-active` and with
 * `pgrep`, before a command opens its database or changes its key, its signing record or its data. A
 * process that was started by hand is inactive for systemd.
 */
export function createStoppedCheck(
  services: readonly Service[],
  lists: readonly CommandList[],
): PageCheck {
  return sectionCheck(
    (blocks) =>
      services.flatMap((service) =>
        commandFaults(unprovenCommands(blocks, service, lists), {
          code: 'procedure/not-stopped',
          expected: `systemctl stop ${service.name}, then systemctl is-active ${service.name} and pgrep -a ${service.name}, earlier in this section and on the same machine`,
          fix: 'stop the service, and let the reader see "inactive" and no process first: a running signer writes its record again, and systemd does not know one that was started by hand',
        }),
      ),
    inOrder,
  )
}

/** Commands of blocks, and those that the text tells the reader to run. */
function inOrder(text: string): ShellBlock[] {
  return [...shellBlocksOf(text), ...toldCommandsOf(text)].sort((a, b) => a.line - b.line)
}

function unprovenCommands(
  blocks: readonly ShellBlock[],
  service: Service,
  lists: readonly CommandList[],
): ShellCommand[] {
  const found: ShellCommand[] = []
  const proofs = new Map<string, Set<'asked' | 'looked'>>()
  const proven = () => [...proofs].flatMap(([name, { size }]) => (size === 2 ? [name] : []))
  const isProven = (machine: string, command: ShellCommand) => {
    // Another machine, which the command does not name as pages do.
    if (isRemote(command)) return proven().some((name) => name !== machine)
    // The text names no machine, so one that has been proven stopped must be meant.
    return machine === '' ? proven().length > 0 : proven().includes(machine)
  }
  for (const { machine = '', commands } of blocks)
    for (const command of commands) {
      const event = serviceEvent(command, service.name)
      if (event === 'start') proofs.delete(machine)
      else if (event === 'stop') proofs.set(machine, new Set())
      else if (event === 'ask') proofs.get(machine)?.add('asked')
      else if (looksFor(command, service.name)) proofs.get(machine)?.add('looked')
      else if (isDangerous(command, service, lists) && !isProven(machine, command))
        found.push(command)
    }
  return found
}

/** Whether a command copies to another machine: `scp a host:`. */
const isRemote = ({ words }: ShellCommand) => /^[\w.@-]+:/.test(words.at(-1) ?? '')

function isDangerous(
  command: ShellCommand,
  { name, guarded, record, data }: Service,
  lists: readonly CommandList[],
): boolean {
  if (command.writes?.some((file) => guarded.test(file) || record.test(file))) return true
  const called = programOf(command.words)
  if (called === undefined) return false
  if (called.name === name && commandsOf(command, lists).some(({ needsStopped }) => needsStopped))
    return true
  const { rest } = called
  const names = (pattern: RegExp) => rest.some((word) => pattern.test(word))
  if (CHANGES.has(called.name) || called.name === name) return names(guarded) || names(record)
  if (COPIES.has(called.name))
    return guarded.test(rest.at(-1) ?? '') || names(record) || (data !== undefined && names(data))
  if (called.name === 'find') return rest.includes('-delete') && names(guarded)
  if (called.name === 'sed') return rest.includes('-i') && names(record)
  if (called.name === 'tar') return names(record) || unpacksInto(rest, guarded)
  return false
}

/** `tar -x -C ~/.haqqd` writes `data` below the folder. */
function unpacksInto(rest: readonly string[], guarded: RegExp): boolean {
  const extracts = rest.some((word) => /^-?[a-wyz]*x[a-z]*$/.test(word))
  return extracts && rest.some((word) => guarded.test(`${word}/data`))
}
