import type { WarraqPlugin } from 'warraq/plugin'
import { codeLines, pageCheck } from './page-check.ts'

/** Programs of a terminal, which readers of user guides do not have. */
const TERMINAL = /\b(?:curl|haqqd)\b/

/**
 * Checks that pages for readers without a terminal show no commands.
 * @param folders their folders, such as `content/user-guides/`
 */
export function terminalChecks(folders: readonly string[]): WarraqPlugin {
  const isAbout = (file: string) => folders.some((folder) => file.startsWith(folder))
  const eachPage = () => (page: Parameters<typeof checkTerminal>[0]) =>
    isAbout(page.file) ? checkTerminal(page) : []
  return { name: 'terminal-checks', checks: [{ name: 'terminal', severity: 'throw', eachPage }] }
}

/** Commands of a terminal in the code blocks of one page; text may name the programs. */
export const checkTerminal = pageCheck(function* ({ fences }) {
  for (const { content, line } of codeLines(fences)) {
    const found = TERMINAL.exec(content)?.[0]
    if (found !== undefined)
      yield {
        code: 'voice/terminal',
        line,
        found,
        expected: 'what a reader without a terminal can do',
        fix: 'name the button or the explorer, and link to a page for developers for the command',
      }
  }
})
