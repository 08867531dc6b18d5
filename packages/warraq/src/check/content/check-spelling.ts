import { splitFrontMatter } from '../../content/source/split-front-matter.ts'
import { elementsIn, parseHtml } from '../../html/parse-html.ts'
import { textOf } from '../../html/text-of-html.ts'
import { formatOf } from '../../markdown/source-code.ts'
import type { ContentPage } from '../../plugins/content-page.ts'
import type { Finding } from '../../shared/data/diagnostic.ts'
import { remembered } from '../../shared/data/remembered.ts'
import { lineIndex } from '../../shared/text/line-finder.ts'
import { withoutAnyCode } from './prose-of.ts'

/** Spelling in one language, with the words of the project. */
export interface Speller {
  readonly isCorrect: (word: string) => boolean
  readonly suggest: (word: string) => readonly string[]
}

/** Computing suggestions is slow, so only this many mistakes get one. */
const MAX_SUGGESTED = 20

const CODE = new Set(['code', 'pre'])

/**
 * Words that neither the language nor the project knows, each once per page. Skips code, addresses,
 * names with an inner capital (`MetaMask`), words with digits, and words that a component adds to
 * the page: its source does not contain them.
 */
export function createSpellingCheck(
  speller: Speller,
): (page: Pick<ContentPage, 'file' | 'source' | 'compiled'>) => Finding[] {
  const known = new Map<string, boolean>()
  const isUnknown = (word: string) => !remembered(known, word, () => speller.isCorrect(word))
  let suggested = 0
  return ({ file, source, compiled }) => {
    const mistakes = new Map<string, number>()
    const look = (text: string, origin: string) => {
      const written = withoutAddresses(origin)
      for (const word of wordsOf(withoutAddresses(text)).filter(isUnknown)) {
        const line = lineOfWord(word, written)
        if (line !== undefined && !mistakes.has(word)) mistakes.set(word, line)
      }
    }
    look(frontMatterText(source), source)
    look(proseOf(compiled.html), withoutAnyCode(source, formatOf(file)))
    return [...mistakes].map(([word, line]): Finding => {
      const [best] = suggested++ < MAX_SUGGESTED ? speller.suggest(word) : []
      return {
        code: 'spelling/unknown-word',
        file,
        line,
        found: word,
        expected: 'a word of the language or of the project',
        fix: `${best === undefined ? 'correct it' : `did you mean "${best}"?`}; if it is correct, add it to the dictionary of the project`,
      }
    })
  }
}

/** What readers see or hear of finished HTML, without code. */
function proseOf(html: string): string {
  const nodes = parseHtml(html)
  const alternatives = Array.from(elementsIn(nodes), ({ attributes }) => [
    attributes.alt,
    attributes.role === 'img' ? attributes['aria-label'] : '',
  ])
  return [textOf(nodes, CODE), ...alternatives.flat()].join('\n')
}

/** The front matter that readers see, with spaces in place of facts. */
function frontMatterText(source: string): string {
  const { yaml } = splitFrontMatter(source)
  const fields = yaml.matchAll(/^(?:title|description|sidebar_label):(.*)$/gm)
  return Array.from(fields, ([, value = '']) => value.replace(/\{\{.{0,200}?\}\}/g, ' ')).join('\n')
}

/** Without addresses and paths: `/evmos/evm/v1/params` consists of names. */
function withoutAddresses(text: string): string {
  return text.replace(/\b(?:\w+:\/\/|mailto:)\S+|(?<!\S)\/\w+\/\S+/g, ' ')
}

/** The 1-based line on which a source first contains a word. */
function lineOfWord(word: string, source: string): number | undefined {
  const pattern = word.replaceAll("'", "['’]")
  const match = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u').exec(source)
  return match === null ? undefined : lineIndex(source)(match.index) + 1
}

/** Words of a text, in the form a dictionary has them. */
function wordsOf(text: string): string[] {
  return (
    text
      .replaceAll('’', "'")
      .split(/[\s/|·…—–]+/)
      .filter((chunk) => !/\d/.test(chunk))
      .flatMap((chunk) => chunk.split('-'))
      // Keep the part from the first to the last letter or digit.
      .map((chunk) => /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(chunk)?.[0] ?? '')
      .map((chunk) => chunk.replace(/'s$/, ''))
      .filter((word) => /^\p{L}[\p{Ll}']+$/u.test(word))
  )
}
