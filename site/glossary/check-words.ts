import type { ContentPage, Finding, WarraqPlugin } from 'warraq/plugin'
import { withoutCode } from 'warraq/plugin'
import { BEGINNER_WORDS } from './beginner-words.ts'

/** Lines that are no prose: headings, tables, directives. */
const NO_PROSE = /^\s*(?:#|\||:::?|import\b)/
/** Cards, each of which is one link. */
const CARD = /^:::card\{.{0,5000}?^:::$/gms
/** Links, whose words the author has chosen, code, and labels of buttons. */
const LEFT_OUT = /!?\[[^[\]]*\]\([^()]*\)|`[^`]*`|\*\*[^*]*\*\*/g

type GlossaryPage = Pick<ContentPage, 'file'> & {
  readonly compiled: Pick<ContentPage['compiled'], 'anchors'>
}

/**
 * Checks that each page below `folder` explains the words that beginners have not met, and that the
 * page `glossary` has them.
 */
export function beginnerWords(folder: string, glossary: string): WarraqPlugin {
  return {
    name: 'beginner-words',
    checks: [
      {
        name: 'beginner words',
        severity: 'throw',
        eachPage: () => (page) => (page.file.startsWith(folder) ? checkWords(page) : []),
      },
      { name: 'glossary', severity: 'throw', run: (pages) => lostEntries(glossary, pages) },
    ],
  }
}

/** The words of beginners for which the glossary has no entry, or the glossary that is not there. */
export function lostEntries(file: string, pages: readonly GlossaryPage[]): Finding[] {
  const page = pages.find((one) => one.file === file)
  if (page === undefined)
    return [
      {
        code: 'voice/no-glossary',
        file: 'docs.config.ts',
        found: file,
        expected: 'the page that explains the words of user guides',
        fix: 'name it at beginnerWords',
      },
    ]
  return BEGINNER_WORDS.filter(({ entry }) => !page.compiled.anchors.includes(entry)).map(
    ({ entry }) => ({
      code: 'voice/no-entry',
      file,
      found: `no entry with the id "${entry}"`,
      expected: 'an entry for each word that user guides explain',
      fix: `write "### Word {#${entry}}", or change site/glossary/beginner-words.ts`,
    }),
  )
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
