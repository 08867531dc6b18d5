import { programOf } from '../program-of.ts'
import type { ShellCommand } from '../shell-commands.ts'
import type { ShellBlock } from './page-blocks.ts'
import { commandFaults, type Fault, type PageCheck, sectionCheck } from './page-check.ts'
import type { Service } from './service.ts'

/** `LAST=<noted-height>`, also below a folder: `BACKUP=~/<folder>`. */
const TO_REPLACE = /^[ \t]*(\w+)=\S*<[A-Za-z][\w -]*>/gm
const WRITES: ReadonlySet<string> = new Set(['tee', 'cp', 'mv', 'install'])

/**
 * Checks that a block with a placeholder writes nothing until the reader has replaced it. A shell
 * stops at the line of the assignment only, and goes on with an empty variable, or with the value of
 * an earlier rehearsal: `$((LAST + 1))` is then 1, the worst record that a signer can have.
 */
export function createPlaceholderCheck(services: readonly Service[]): PageCheck {
  return sectionCheck((blocks) => blocks.flatMap((block) => untested(block, services)))
}

function untested(block: ShellBlock, services: readonly Service[]): Fault[] {
  return [...block.code.matchAll(TO_REPLACE)].flatMap(([, name = '']) => {
    const used = new RegExp(`\\$(?:\\{?${name}\\b|\\(\\(\\s*${name}\\b)`)
    const tested = new RegExp(`^\\s*\\[\\[? [^\\]]*\\$\\{?${name}\\b[^\\]]*\\]\\]? &&`)
    const wrong = block.commands.filter((command) => {
      const line = lineOf(block, command)
      return used.test(line) && writes(command, services) && !tested.test(line)
    })
    if (wrong.length > 0)
      return commandFaults(wrong, {
        code: 'procedure/placeholder-not-tested',
        expected: `[ "$${name}" -gt 0 ] && before it, in the same command`,
        fix: 'test the variable in the command that writes: a shell goes on after the line that it cannot read',
      })
    const isTested = block.commands.some((command) => tested.test(lineOf(block, command)))
    const isUnset = new RegExp(`^\\s*unset ${name}\\b`, 'm').test(block.code)
    if (!isTested || isUnset) return []
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

function writes(command: ShellCommand, services: readonly Service[]): boolean {
  if (command.writes !== undefined && command.writes.length > 0) return true
  const called = programOf(command.words)
  if (called === undefined || !WRITES.has(called.name)) return false
  const target = called.rest.at(-1) ?? ''
  return called.name === 'tee' || services.some(({ guarded }) => guarded.test(target))
}
