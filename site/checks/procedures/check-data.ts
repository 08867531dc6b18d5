import type { Fault, PageCheck } from '../page-check.ts'
import { commandFaults, type ShellBlock, sectionCheck } from '../shell-blocks.ts'
import type { ShellCommand } from '../shell-commands.ts'
import { type Service, serviceEvent } from './service.ts'

/** What a section must not do to the key and the data of a service. */
interface DataRule extends Pick<Fault, 'code' | 'expected' | 'fix'> {
  readonly wrongIn: (blocks: readonly ShellBlock[], service: Service) => readonly ShellCommand[]
}

const RULES: readonly DataRule[] = [
  {
    // A download takes hours and may fail, and then neither the old node nor a new one is left.
    wrongIn: lateDownloads,
    code: 'procedure/download-after-wipe',
    expected: 'the download, and a test of it, before the data are deleted',
    fix: 'move the download above the block that stops the service and deletes its data',
  },
  {
    // Whoever puts a key back that has signed, with a record of 0, may sign a height twice.
    wrongIn: removedTooEarly,
    code: 'procedure/record-not-kept',
    expected: 'a copy of the signing record earlier in this section',
    fix: 'copy priv_validator_state.json away first: the first start without the key sets it to 0',
  },
]

/**
 * Checks that nothing is downloaded between the deletion of the data and the next start, and that the
 * signing record is copied away before the key is removed.
 */
export function createDataCheck(services: readonly Service[]): PageCheck {
  return sectionCheck((blocks) =>
    services.flatMap((service) =>
      RULES.flatMap((rule) => commandFaults(rule.wrongIn(blocks, service), rule)),
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

/** Flags with which `curl` saves what it gets instead of showing it. */
const SAVES = /^(?:-[a-zA-Z]*[oO]|--output|--remote-name)$/
/** Programs that unpack what a download pipes into them. */
const UNPACKS = /^(?:tar|lz4|zstd|gunzip|bunzip2)$/

/** A download into a file, or into a program on its line: `curl … | lz4 -dc | tar -x`. */
function downloads({ program, rest, line }: ShellCommand, commands: readonly ShellCommand[]) {
  if (program !== 'curl') return program === 'wget' || program === 'aria2c'
  const isUnpacked = commands.some((one) => one.line === line && UNPACKS.test(one.program))
  return isUnpacked || rest.some((word) => SAVES.test(word))
}

function removedTooEarly(blocks: readonly ShellBlock[], { home, record }: Service): ShellCommand[] {
  const commands = blocks.flatMap((block) => block.commands)
  const copied = commands.findIndex(
    ({ program, rest }) =>
      /^(?:cp|tar|install|scp|rsync)$/.test(program) && rest.some((word) => record.test(word)),
  )
  const early = copied === -1 ? commands : commands.slice(0, copied)
  return early.filter(({ program, rest }) => {
    // The last argument of mv is where the file goes.
    const from = program === 'mv' ? rest.slice(0, -1) : rest
    const isKey = (word: string) => word.includes(`${home}/config/priv_validator_key.json`)
    return home !== undefined && /^(?:rm|shred|mv)$/.test(program) && from.some(isKey)
  })
}
