import { HAQQ_SERVICES } from '../../data/services-of-a-node.ts'
import { pageCheck } from '../page-check.ts'
import { commandFault, shellBlocksOf } from '../shell-blocks.ts'
import type { ShellCommand } from '../shell-commands.ts'

/** `LAST=<noted-height>`, also below a folder: `BACKUP=~/<folder>`. */
const TO_REPLACE = /^[ \t]*(\w+)=\S*<[A-Za-z][\w -]*>/gm

/**
 * Checks that a block with a placeholder writes nothing until the reader has replaced it. A shell
 * stops at the line of the assignment only, and goes on with an empty variable, or with the value of
 * an earlier rehearsal: `$((LAST + 1))` is then 1, the worst record that a signer can have.
 */
export const checkPlaceholders = pageCheck(function* (read) {
  for (const { code, line, firstLine, commands } of shellBlocksOf(read)) {
    const lines = wholeLines(code)
    for (const [, name = ''] of code.matchAll(TO_REPLACE)) {
      const used = new RegExp(`\\$(?:\\{?${name}\\b|\\(\\(\\s*${name}\\b)`)
      const tested = new RegExp(`^\\s*\\[\\[? [^\\]]*\\$\\{?${name}\\b[^\\]]*\\]\\]? &&`)
      const untested = commands.filter((command) => {
        const text = lines[command.line - firstLine] ?? ''
        return used.test(text) && writes(command) && !tested.test(text)
      })
      for (const command of untested)
        yield commandFault(command, {
          code: 'procedure/placeholder-not-tested',
          expected: `[ "$${name}" -gt 0 ] && before it, in the same command`,
          fix: 'test the variable in the command that writes: a shell goes on after the line that it cannot read',
        })
      const isUnset = new RegExp(`^\\s*unset ${name}\\b`, 'm').test(code)
      if (untested.length === 0 && !isUnset && lines.some((text) => tested.test(text)))
        yield {
          code: 'procedure/placeholder-not-unset',
          line,
          found: `${name}, which may have a value from before`,
          expected: `unset ${name} above the assignment`,
          fix: 'forget the value of an earlier rehearsal first, or the test passes with it',
        }
    }
  }
})

/** For each line, the whole command line it is a part of, which backslashes continue. */
function wholeLines(code: string): string[] {
  return code.split(/(?<!\\)\n/).flatMap((whole) => whole.split('\n').map(() => whole))
}

function writes({ writes: files = [], program, rest }: ShellCommand): boolean {
  if (files.length > 0 || program === 'tee') return true
  const isGuarded = HAQQ_SERVICES.some(({ guarded }) => guarded.test(rest.at(-1) ?? ''))
  return /^(?:cp|mv|install)$/.test(program) && isGuarded
}
