import { HAQQ_SERVICES } from '../../data/services-of-a-node.ts'
import { haqqdNeeds } from '../command-list.ts'
import type { ReadText } from '../page-check.ts'
import { commandFault, sectionCheck, shellBlocksOf, toldCommandsOf } from '../shell-blocks.ts'
import type { ShellCommand } from '../shell-commands.ts'
import { type Service, type ServiceEvent, serviceEvent } from './service.ts'

/** Programs that change each file they are given. */
const CHANGES = /^(?:rm|shred|mv|tee|truncate|unlink)$/
/** Programs that change their last argument. */
const COPIES = /^(?:cp|install|scp|rsync)$/

/** By machine, what has shown since the last stop that the service does not run. */
type Proofs = Map<string, Set<ServiceEvent>>

/**
 * Checks that a page stops a service, and has the reader prove it with `systemctl is-active` and with
 * `pgrep`, before a command opens its database or changes its key, its signing record or its data. A
 * process that was started by hand is inactive for systemd. The text, too, tells readers to run
 * commands.
 */
export const checkStopped = sectionCheck(function* (blocks) {
  for (const service of HAQQ_SERVICES) {
    const proofs: Proofs = new Map()
    for (const { machine = '', commands } of blocks)
      for (const command of commands) {
        const event = serviceEvent(command, service.name)
        if (event === 'start') proofs.delete(machine)
        else if (event === 'stop') proofs.set(machine, new Set())
        else if (event !== undefined) proofs.get(machine)?.add(event)
        else if (isDangerous(command, service) && !isProven(command, machine, proofs))
          yield commandFault(command, {
            code: 'procedure/not-stopped',
            expected: `systemctl stop ${service.name}, then systemctl is-active ${service.name} and pgrep -a ${service.name}, earlier in this section and on the same machine`,
            fix: 'stop the service, and let the reader see "inactive" and no process first: a running signer writes its record again, and systemd does not know one that was started by hand',
          })
      }
  }
}, blocksAndTold)

function blocksAndTold(read: ReadText) {
  return [...shellBlocksOf(read), ...toldCommandsOf(read)].sort((a, b) => a.line - b.line)
}

function isProven({ words }: ShellCommand, machine: string, proofs: Proofs): boolean {
  const proven = [...proofs].flatMap(([name, { size }]) => (size === 2 ? [name] : []))
  // `scp a host:` changes another machine, which the command does not name as pages do.
  const isRemote = /^[\w.@-]+:/.test(words.at(-1) ?? '')
  if (isRemote) return proven.some((name) => name !== machine)
  // The text names no machine, so one that has been proven stopped must be meant.
  return machine === '' ? proven.length > 0 : proven.includes(machine)
}

function isDangerous(command: ShellCommand, { name, guarded, record, data }: Service): boolean {
  const { program, rest, writes = [] } = command
  const names = (pattern: RegExp | undefined, words = rest) =>
    pattern !== undefined && words.some((word) => pattern.test(word))
  if (names(guarded, writes) || names(record, writes)) return true
  if (program === name && haqqdNeeds('needsStopped', command)) return true
  if (CHANGES.test(program) || program === name) return names(guarded) || names(record)
  if (COPIES.test(program)) return guarded.test(rest.at(-1) ?? '') || names(record) || names(data)
  if (program === 'find') return rest.includes('-delete') && names(guarded)
  if (program === 'sed') return rest.includes('-i') && names(record)
  if (program === 'tar') return names(record) || unpacksInto(rest, guarded)
  return false
}

/** `tar -x -C ~/.haqqd` writes `data` below the folder. */
function unpacksInto(rest: readonly string[], guarded: RegExp): boolean {
  const extracts = rest.some((word) => /^-?[a-wyz]*x[a-z]*$/.test(word))
  return extracts && rest.some((word) => guarded.test(`${word}/data`))
}
