import type { Fault, PageCheck } from '../page-check.ts'
import { commandFaults, type ShellBlock, sectionCheck } from '../shell-blocks.ts'
import type { ShellCommand } from '../shell-commands.ts'
import type { Service } from './service.ts'

/** `LAST=<noted-height>`, also below a folder: `BACKUP=~/<folder>`. */
const TO_REPLACE = /^[ \t]*(\w+)=\S*<[A-Za-z][\w -]*>/gm
const WRITES = /^(?:tee|cp|mv|install)$/

/**
 * Checks that a block with a placeholder writes nothing until the reader has replaced it. A shell
 * stops at the line of the assignment only, and goes on with an empty variable, or with the value of
 * an earlier rehearsal: `$((LAST + 1))` is then 1, the worst record that a signer can have.
 */
export function createPlaceholderCheck(services: readonly Service[]): PageCheck {
  return sectionCheck((blocks) => blocks.flatMap((block) => untested(block, services)))
}

function untested(block: ShellBlock, services: readonly Service[]): Fault[] {
  const lines = block.commands.map((command) => ({ command, text: lineOf(block, command) }))
  return [...block.code.matchAll(TO_REPLACE)].flatMap(([, name = '']) => {
    const used = new RegExp(`\\$(?:\\{?${name}\\b|\\(\\(\\s*${name}\\b)`)
    const tested = new RegExp(`^\\s*\\[\\[? [^\\]]*\\$\\{?${name}\\b[^\\]]*\\]\\]? &&`)
    const wrong = lines.filter(
      ({ command, text }) => used.test(text) && writes(command, services) && !tested.test(text),
    )
    if (wrong.length > 0)
      return commandFaults(
        wrong.map(({ command }) => command),
        {
          code: 'procedure/placeholder-not-tested',
          expected: `[ "$${name}" -gt 0 ] && before it, in the same command`,
          fix: 'test the variable in the command that writes: a shell goes on after the line that it cannot read',
        },
      )
    const isUnset = new RegExp(`^\\s*unset ${name}\\b`, 'm').test(block.code)
    if (isUnset || !lines.some(({ text }) => tested.test(text))) return []
    return [
      {
        code: 'procedure/placeholder-not-unset',
        line: block.line,
        found: `${name}, which may have a value from before`,
        expected: `unset ${name} above the assignment`,
        fix: 'forget the value of an earlier rehearsal first, or the test passes with it',
      },
    ]
  })
}

/** A whole line of the block, with those that continue it: pipes and conditions are on it. */
function lineOf({ code, firstLine }: ShellBlock, { line }: ShellCommand): string {
  const lines = code.split('\n')
  const isContinued = (at: number) => lines[at]?.endsWith('\\') ?? false
  let [start, end] = [line - firstLine, line - firstLine]
  while (isContinued(start - 1)) start--
  while (isContinued(end)) end++
  return lines.slice(start, end + 1).join('\n')
}

function writes({ writes: files = [], program, rest }: ShellCommand, services: readonly Service[]) {
  const isGuarded = services.some(({ guarded }) => guarded.test(rest.at(-1) ?? ''))
  return files.length > 0 || (WRITES.test(program) && (program === 'tee' || isGuarded))
}
