import { createHash } from 'node:crypto'
import { type CodeFence, codeFences } from 'warraq/plugin'
import { isShell, type Prompt, promptOf } from '../lib/shell-fence.ts'

/** A shell block of a page, and the step it belongs to. */
export interface CommandBlock extends Prompt {
  /** Headings and number of the step: `Move > 3`. */
  readonly step: string
  readonly code: string
  /** Hash of its commands. */
  readonly commands: string
}

/** The title of a block that one saves: the steps after it run the file. */
const FILE = /\btitle="[~.]?\//

/** Whether a block has commands that one runs, not a file that one saves. */
export const isCommands = (fence: Pick<CodeFence, 'language' | 'meta'>): boolean =>
  isShell(fence) && !FILE.test(fence.meta)

/**
 * The shell blocks of a page in reading order, without files to save, from its source with facts and directives filled in
 * or from its built Markdown: both give the same hashes.
 */
export function commandBlocks(text: string): CommandBlock[] {
  const stepAt = stepsOf(text)
  return codeFences(text)
    .filter(isCommands)
    .map((fence) => ({
      step: stepAt(fence.line),
      code: fence.code,
      commands: hashOf(fence.code),
      ...promptOf(fence),
    }))
}

/** The same for two codes that differ only in white space at the ends of lines. */
function hashOf(code: string): string {
  const lines = code.split('\n').map((line) => line.trimEnd())
  return createHash('sha256').update(lines.join('\n').trim()).digest('hex').slice(0, 16)
}

const HEADING = /^ {0,3}(#{2,4}) +(\S.*?)(?: {1,9}\{#[\w-]+\})? {0,9}$/
const ITEM = /^ {0,3}(\d+)\. /

/** The step of blocks above the first heading. */
const INTRODUCTION = 'Introduction'

/** For each 1-based line, the headings above it and the number of the step. */
function stepsOf(text: string): (line: number) => string {
  const code = codeFences(text)
  const isCode = (line: number) =>
    code.some(({ line: first, lastLine }) => line >= first && line <= lastLine)
  const headings = new Map<number, string>()
  let item = ''
  const steps = text.split('\n').map((content, index) => {
    if (!isCode(index + 1)) {
      const [, marks, name] = HEADING.exec(content) ?? []
      if (marks !== undefined && name !== undefined) {
        for (const level of [...headings.keys()]) if (level >= marks.length) headings.delete(level)
        headings.set(marks.length, name)
        item = ''
      }
      // Text at the margin ends a list.
      item = ITEM.exec(content)?.[1] ?? (/^\S/.test(content) ? '' : item)
    }
    const above = headings.size === 0 ? [INTRODUCTION] : headings.values()
    return [...above, ...(item === '' ? [] : [item])].join(' > ')
  })
  return (line) => steps[line - 1] ?? ''
}
