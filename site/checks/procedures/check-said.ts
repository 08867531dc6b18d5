import { programOf } from '../program-of.ts'
import { headingLines, type ShellBlock } from './page-blocks.ts'
import { commandFaults, type Fault, type PageCheck, sectionCheck } from './page-check.ts'

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
  return sectionCheck((blocks, text) =>
    rules.flatMap((rule) => blocks.flatMap((block) => unsaid(block, rule, text))),
  )
}

function unsaid(block: ShellBlock, rule: SaidRule, text: string): readonly Fault[] {
  const about = block.commands.find(({ words }) => {
    const called = programOf(words)
    return called !== undefined && rule.about(called.name, called.rest)
  })
  return about === undefined || rule.says.test(said(block, rule, text))
    ? []
    : commandFaults([about], rule)
}

function said({ section, line }: ShellBlock, { where }: SaidRule, text: string): string {
  if (where === 'page') return text
  const lines = text.split('\n')
  const end = headingLines(text, 2).find((start) => start > section) ?? lines.length + 1
  return lines.slice(section, where === 'above' ? line - 1 : end - 1).join('\n')
}
