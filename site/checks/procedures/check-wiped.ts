import { programOf } from '../program-of.ts'
import type { ShellCommand } from '../shell-commands.ts'
import type { ShellBlock } from './page-blocks.ts'
import { commandFaults, type PageCheck, sectionCheck } from './page-check.ts'
import { type Service, serviceEvent } from './service.ts'

/** Flags with which `curl` saves what it gets instead of showing it. */
const SAVES = /^(?:-[a-zA-Z]*[oO]|--output|--remote-name)$/

/**
 * Checks that nothing is downloaded between the deletion of the data and the next start. A download
 * takes hours and may fail, and then neither the old node nor a new one is left.
 */
export function createWipedCheck(services: readonly Service[]): PageCheck {
  return sectionCheck((blocks) =>
    services.flatMap((service) =>
      commandFaults(lateDownloads(blocks, service), {
        code: 'procedure/download-after-wipe',
        expected: 'the download, and a test of it, before the data are deleted',
        fix: 'move the download above the block that stops the service and deletes its data',
      }),
    ),
  )
}

function lateDownloads(blocks: readonly ShellBlock[], service: Service): ShellCommand[] {
  const wiped = new Set<string>()
  const found: ShellCommand[] = []
  for (const { machine = '', commands } of blocks)
    for (const command of commands)
      if (serviceEvent(command, service.name) === 'start') wiped.delete(machine)
      else if (wipes(command, service)) wiped.add(machine)
      else if (wiped.has(machine) && (downloads(command) || isUnpacked(command, commands)))
        found.push(command)
  return found
}

function wipes({ words }: ShellCommand, { name, guarded }: Service): boolean {
  const called = programOf(words)
  if (called === undefined) return false
  const { rest } = called
  if (called.name === name) return rest.includes('unsafe-reset-all')
  if (called.name === 'find') return rest.includes('-delete') && guarded.test(rest[0] ?? '')
  return called.name === 'rm' && rest.some((word) => guarded.test(word))
}

/** Programs that unpack what a download pipes into them. */
const UNPACKS: ReadonlySet<string> = new Set(['tar', 'lz4', 'zstd', 'gunzip', 'bunzip2'])

/** `curl … | lz4 -dc | tar -x`: the download and its content are one line. */
function isUnpacked({ words, line }: ShellCommand, commands: readonly ShellCommand[]): boolean {
  return (
    programOf(words)?.name === 'curl' &&
    commands.some((other) => other.line === line && UNPACKS.has(programOf(other.words)?.name ?? ''))
  )
}

function downloads({ words }: ShellCommand): boolean {
  const called = programOf(words)
  if (called?.name === 'curl') return called.rest.some((word) => SAVES.test(word))
  return called?.name === 'wget' || called?.name === 'aria2c'
}
