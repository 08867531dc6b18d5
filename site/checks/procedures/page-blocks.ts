import { codeFences, fillPlaceholders, withoutCode } from 'warraq/plugin'
import { type ShellCommand, shellCommands } from '../shell-commands.ts'
import { resolveCommands } from './resolve-commands.ts'

/** A shell block of a page, with its place and the machine on which a reader runs it. */
export interface ShellBlock {
  /** Line of the heading of level 2 above it; 0 before the first. */
  readonly section: number
  /** Line of its opening fence. */
  readonly line: number
  /** Line of the first line of its code. */
  readonly firstLine: number
  readonly code: string
  readonly commands: readonly ShellCommand[]
  /** From `title="haqq@validator"`: who runs it, and where. */
  readonly user?: string
  readonly machine?: string
}

const SHELLS: ReadonlySet<string> = new Set(['bash', 'sh', 'shell'])
const PROMPT = /\btitle="([a-z][\w-]*)@([^"@]+)"/

/** The shell blocks of a page, in reading order; lines of commands are those of the page. */
export function shellBlocksOf(text: string): ShellBlock[] {
  const sections = headingLines(text, 2)
  return codeFences(text)
    .filter(({ language }) => SHELLS.has(language))
    .map(({ line, firstLine, code, meta }) => {
      const [, user, machine] = PROMPT.exec(meta) ?? []
      return {
        section: sections.findLast((start) => start < line) ?? 0,
        line,
        firstLine,
        code,
        commands: resolveCommands(shellCommands(fillPlaceholders(code))).map((command) => ({
          ...command,
          line: command.line + firstLine - 1,
        })),
        ...(user === undefined || machine === undefined ? {} : { user, machine }),
      }
    })
}

const TOLD = /\b[Rr]un `([^`\n]+)`/g

/** Commands that the text tells the reader to run ("Run `chain rollback`"), as blocks. */
export function toldCommandsOf(text: string): ShellBlock[] {
  const sections = headingLines(text, 2)
  return withoutCode(text)
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(TOLD)].map(([, code = '']) => {
        const line = index + 1
        return {
          section: sections.findLast((start) => start < line) ?? 0,
          line,
          firstLine: line,
          code,
          commands: shellCommands(fillPlaceholders(code)).map((command) => ({ ...command, line })),
        }
      }),
    )
}

/** Blocks by section, in reading order. */
export function bySection(blocks: readonly ShellBlock[]): ShellBlock[][] {
  const sections = new Map<number, ShellBlock[]>()
  for (const block of blocks)
    sections.set(block.section, [...(sections.get(block.section) ?? []), block])
  return [...sections.values()]
}

/** 1-based lines of the headings of a level. */
export function headingLines(text: string, level: number): number[] {
  const mark = `${'#'.repeat(level)} `
  return withoutCode(text)
    .split('\n')
    .flatMap((line, index) => (line.startsWith(mark) ? [index + 1] : []))
}
