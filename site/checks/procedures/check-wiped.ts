import type { PageCheck } from '../page-check.ts'
import { commandFaults, type ShellBlock, sectionCheck } from '../shell-blocks.ts'
import type { ShellCommand } from '../shell-commands.ts'
import { type Service, serviceEvent } from './service.ts'

const DOWNLOADS = /^(?:wget|aria2c)$/
/** Flags with which `curl` saves what it gets instead of showing it. */
const SAVES = /^(?:-[a-zA-Z]*[oO]|--output|--remote-name)$/
/** Programs that unpack what a download pipes into them. */
const UNPACKS = /^(?:tar|lz4|zstd|gunzip|bunzip2)$/

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
  return blocks.flatMap(({ machine = '', commands }) =>
    commands.filter((command) => {
      if (serviceEvent(command, service.name) === 'start') wiped.delete(machine)
      else if (wipes(command, service)) wiped.add(machine)
      else return wiped.has(machine) && downloads(command, commands)
      return false
    }),
  )
}

function wipes({ program, rest }: ShellCommand, { name, guarded }: Service): boolean {
  if (program === name) return rest.includes('unsafe-reset-all')
  if (program === 'find') return rest.includes('-delete') && guarded.test(rest[0] ?? '')
  return program === 'rm' && rest.some((word) => guarded.test(word))
}

/** A download into a file, or into a program on its line: `curl … | lz4 -dc | tar -x`. */
function downloads({ program, rest, line }: ShellCommand, commands: readonly ShellCommand[]) {
  if (program !== 'curl') return DOWNLOADS.test(program)
  const isUnpacked = commands.some((one) => one.line === line && UNPACKS.test(one.program))
  return isUnpacked || rest.some((word) => SAVES.test(word))
}
