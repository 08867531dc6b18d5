import type { ContentPage, Finding, WarraqPlugin } from 'warraq/plugin'
import { codeFences } from 'warraq/plugin'

/** Programs of a terminal, which readers of user guides do not have. */
const TERMINAL = /\b(?:curl|haqqd)\b/

/**
 * Checks that pages for readers without a terminal show no commands.
 * @param folders their folders, such as `content/user-guides/`
 */
export function terminalChecks(folders: readonly string[]): WarraqPlugin {
  return {
    name: 'terminal-checks',
    checks: [
      {
        name: 'terminal',
        severity: 'throw',
        eachPage: () => (page) =>
          folders.some((folder) => page.file.startsWith(folder)) ? checkTerminal(page) : [],
      },
    ],
  }
}

/** Commands of a terminal in the code blocks of one page; text may name the programs. */
export function checkTerminal({ file, text }: Pick<ContentPage, 'file' | 'text'>): Finding[] {
  return codeFences(text).flatMap(({ code, firstLine }) =>
    code.split('\n').flatMap((content, index) => {
      const found = TERMINAL.exec(content)?.[0]
      if (found === undefined) return []
      return [
        {
          code: 'voice/terminal',
          file,
          line: firstLine + index,
          found,
          expected: 'what a reader without a terminal can do',
          fix: 'name the button or the explorer, and link to a page for developers for the command',
        },
      ]
    }),
  )
}
