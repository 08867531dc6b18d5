import type { ContentPage, Finding, WarraqPlugin } from 'warraq/plugin'
import { withoutCode } from 'warraq/plugin'
import { BEGINNER_WORDS } from './beginner-words.ts'

/** Lines that are no prose: headings, tables, directives. */
const NO_PROSE = /^\s*(?:#|\||:::?|import\b)/
/** Cards, each of which is one link. */
const CARD = /^:::card\{.{0,5000}?^:::$/gms
/** Links, whose words the author has chosen, code, and labels of buttons. */
const LEFT_OUT = /!?\[[^[\]]*\]\([^()]*\)|`[^`]*`|\*\*[^*]*\*\*/g

/** Checks that each page below `folder` explains the words that beginners have not met. */
export function beginnerWords(folder: string): WarraqPlugin {
  return {
    name: 'beginner-words',
    checks: [
      {
        name: 'beginner words',
        severity: 'throw',
        eachPage: () => (page) => (page.file.startsWith(folder) ? checkWords(page) : []),
      },
    ],
  }
}

/** The words of one page that no link to the glossary explains, where each stands first. */
export function checkWords({ file, text }: Pick<ContentPage, 'file' | 'text'>): Finding[] {
  const lines = withoutCode(text)
    .replaceAll(CARD, (card) => card.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .map((line) => (NO_PROSE.test(line) ? '' : line.replaceAll(LEFT_OUT, '')))
  return BEGINNER_WORDS.flatMap(({ pattern, entry }) => {
    if (text.includes(`glossary.md#${entry})`)) return []
    const at = lines.findIndex((line) => pattern.test(line))
    if (at === -1) return []
    return [
      {
        code: 'voice/unexplained-word',
        file,
        line: at + 1,
        found: pattern.exec(lines[at] ?? '')?.[0] ?? '',
        expected: 'a link to the glossary, which explains the word where it stands',
        fix: `link the word to glossary.md#${entry}`,
      },
    ]
  })
}
