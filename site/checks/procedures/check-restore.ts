import { programOf } from '../program-of.ts'
import type { ShellCommand } from '../shell-commands.ts'
import { headingLines } from './page-blocks.ts'
import { commandFaults, type PageCheck, sectionCheck } from './page-check.ts'

export interface RestoreRule {
  /** The folder of the data, at the end of a path. */
  readonly data: RegExp
  /** Where a page says when nobody may restore a backup. */
  readonly exception: string
}

/**
 * Checks that a section which puts an older copy of the data in place links to the case in which
 * that halts the chain: once blocks were made after an upgrade, no validator can sign them again.
 */
export function createRestoreCheck({ data, exception }: RestoreRule): PageCheck {
  return sectionCheck((blocks, text) => {
    const lines = text.split('\n')
    const start = blocks[0]?.section ?? 0
    const end = headingLines(text, 2).find((line) => line > start) ?? lines.length + 1
    if (lines.slice(start, end - 1).some((line) => line.includes(exception))) return []
    const restoring = blocks.flatMap(({ commands }) => commands).filter(restores)
    return commandFaults(restoring, {
      code: 'procedure/restore-without-exception',
      expected: `a link to ${exception} in this section`,
      fix: 'say that nobody restores a backup once blocks were made after the upgrade, and link to what to do then',
    })
  })

  function restores({ words }: ShellCommand): boolean {
    const called = programOf(words)
    if (called?.name === 'tar')
      return (
        called.rest.some((word) => /^-?[a-wyz]*x[a-z]*$/.test(word)) &&
        called.rest.some((word) => /backup/i.test(word)) &&
        called.rest.some((word) => data.test(`${word}/data`))
      )
    return (called?.name === 'cp' || called?.name === 'mv') && data.test(called.rest.at(-1) ?? '')
  }
}
