import { headingBelow, type PageCheck, type ReadText } from '../page-check.ts'
import { commandFaults, type ShellBlock, sectionCheck } from '../shell-blocks.ts'

/** What a page must say wherever it shows a command. */
export interface SaidRule {
  readonly code: string
  /** Whether a rule is about a command, here its program and its arguments. */
  readonly about: (program: string, rest: readonly string[]) => boolean
  readonly says: RegExp
  /** Where: above the block, anywhere in its section, code included, or anywhere on the page. */
  readonly where: 'above' | 'section' | 'page'
  readonly expected: string
  readonly fix: string
}

/** Checks that pages say about certain commands what has been found to cost stake when unsaid. */
export function createSaidCheck(rules: readonly SaidRule[]): PageCheck {
  return sectionCheck((blocks, read) =>
    rules.flatMap((rule) =>
      blocks.flatMap((block) => {
        const command = block.commands.find(({ program, rest }) => rule.about(program, rest))
        if (command === undefined || rule.says.test(said(block, rule, read))) return []
        return commandFaults([command], rule)
      }),
    ),
  )
}

function said({ section, line }: ShellBlock, { where }: SaidRule, read: ReadText): string {
  if (where === 'page') return read.text
  const end = where === 'above' ? line : headingBelow(read, section, (level) => level === 2)
  return read.lines
    .slice(section, end - 1)
    .map(({ content }) => content)
    .join('\n')
}
