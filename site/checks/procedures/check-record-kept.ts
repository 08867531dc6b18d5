import { programOf } from '../program-of.ts'
import type { ShellCommand } from '../shell-commands.ts'
import type { ShellBlock } from './page-blocks.ts'
import { commandFaults, type PageCheck, sectionCheck } from './page-check.ts'
import type { Service } from './service.ts'

const COPIES: ReadonlySet<string> = new Set(['cp', 'tar', 'install', 'scp', 'rsync'])
const REMOVES: ReadonlySet<string> = new Set(['rm', 'shred', 'mv'])

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
  if (home === undefined) return []
  const isKey = (word: string) => word.includes(`${home}/config/priv_validator_key.json`)
  const commands = blocks.flatMap((block) => block.commands)
  const copied = commands.findIndex(({ words }) => {
    const called = programOf(words)
    return COPIES.has(called?.name ?? '') && called?.rest.some((word) => record.test(word))
  })
  return commands.filter(({ words }, index) => {
    const called = programOf(words)
    if (!REMOVES.has(called?.name ?? '') || (copied !== -1 && copied < index)) return false
    // The last argument of mv is where the file goes.
    const from = called?.name === 'mv' ? called.rest.slice(0, -1) : called?.rest
    return from?.some(isKey) ?? false
  })
}
