import type { PageCheck } from '../page-check.ts'
import { commandFaults, type ShellBlock, sectionCheck } from '../shell-blocks.ts'
import type { ShellCommand } from '../shell-commands.ts'
import type { Service } from './service.ts'

const COPIES = /^(?:cp|tar|install|scp|rsync)$/
const REMOVES = /^(?:rm|shred|mv)$/

/**
 * Checks that a procedure copies the signing record away before it removes the key. The first start
 * without the key sets the record to 0, and whoever then puts the key back may sign a height twice.
 */
export function createRecordKeptCheck(services: readonly Service[]): PageCheck {
  return sectionCheck((blocks) =>
    services.flatMap((service) =>
      commandFaults(removedTooEarly(blocks, service), {
        code: 'procedure/record-not-kept',
        expected: 'a copy of the signing record earlier in this section',
        fix: 'copy priv_validator_state.json away first: the first start without the key sets it to 0',
      }),
    ),
  )
}

function removedTooEarly(
  blocks: readonly ShellBlock[],
  { home, record }: Service,
): readonly ShellCommand[] {
  const commands = blocks.flatMap((block) => block.commands)
  const copied = commands.findIndex(
    ({ program, rest }) => COPIES.test(program) && rest.some((word) => record.test(word)),
  )
  const early = copied === -1 ? commands : commands.slice(0, copied)
  return early.filter(({ program, rest }) => {
    // The last argument of mv is where the file goes.
    const from = program === 'mv' ? rest.slice(0, -1) : rest
    const isKey = (word: string) => word.includes(`${home}/config/priv_validator_key.json`)
    return home !== undefined && REMOVES.test(program) && from.some(isKey)
  })
}
