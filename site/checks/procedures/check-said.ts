import { type Advice, headingBelow, type PageCheck, type ReadText } from '../page-check.ts'
import { commandFault, type ShellBlock, sectionCheck } from '../shell-blocks.ts'
import type { ShellCommand } from '../shell-commands.ts'

/** A command beside which a page must say something, or that it must not show. */
export interface SaidRule extends Advice {
  readonly about: (command: ShellCommand) => boolean
  /** Nothing makes the command right if this is absent. */
  readonly says?: RegExp
  /** Where: above the block, anywhere in its section, code included, or anywhere on the page. */
  readonly where?: 'above' | 'section' | 'page'
  /** Folder of the pages that it is about; all if absent. */
  readonly folder?: string
}

/** Checks that pages say beside certain commands what cost operators stake when it was missing. */
export function createSaidCheck(rules: readonly SaidRule[]): PageCheck {
  return sectionCheck(function* (blocks, read, file) {
    for (const rule of rules.filter(({ folder = '' }) => file.startsWith(folder)))
      for (const block of blocks)
        for (const command of block.commands)
          if (rule.about(command) && rule.says?.test(said(block, rule, read)) !== true)
            yield commandFault(command, rule)
  })
}

function said({ section, line }: ShellBlock, { where }: SaidRule, read: ReadText): string {
  if (where === 'page') return read.text
  const end = where === 'above' ? line : headingBelow(read, section, (level) => level === 2)
  const lines = read.lines.slice(section, end - 1)
  return lines.map(({ content }) => content).join('\n')
}
