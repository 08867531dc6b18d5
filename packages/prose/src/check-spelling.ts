import { resolve } from 'node:path'
import {
  type ContentPage,
  codeOf,
  elementsIn,
  type Finding,
  formatOf,
  type PageContentCheck,
  parseHtml,
  type SourceFormat,
  splitFrontMatter,
  textOf,
  withoutCode,
} from 'warraq/plugin'
import { loadSpeller, readWords } from './load-speller.ts'
import type { ProseConfig } from './prose-options.ts'

/** Words that are in no dictionary, on pages in English. */
export function spellingCheck({
  spelling,
  spellingLanguage,
  dictionary,
}: Pick<ProseConfig, 'spelling' | 'spellingLanguage' | 'dictionary'>): PageContentCheck {
  return {
    name: 'spelling',
    severity: spelling,
    reads: ({ root }) => [dictionary === undefined ? '' : readWords(resolve(root, dictionary))],
    eachPage: async ({ root }) => {
      const words = dictionary === undefined ? '' : readWords(resolve(root, dictionary))
      const check = createSpellingCheck(await loadSpeller(spellingLanguage, words))
      return (page) => (/^en\b/.test(page.lang) ? check(page) : [])
    },
  }
}

/** Spelling in one language, with the words of the project. */
export interface Speller {
  readonly isCorrect: (word: string) => boolean
  readonly suggest: (word: string) => readonly string[]
}

/** Computing suggestions is slow, so only this many mistakes get one. */
const MAX_SUGGESTED = 20
/** Longer ones get none: the work grows with the square of the letters. */
const LONGEST_WORD = 40

const CODE = new Set(['code', 'pre'])

/**
 * Words that neither the language nor the project knows, each once per page. Skips code, addresses,
 * names with an inner capital (`MetaMask`), words with digits, and words that a component adds to
 * the page: its source does not contain them.
 */
export function createSpellingCheck(speller: Speller): (page: WrittenPage) => Finding[] {
  const known = new Map<string, boolean>()
  const isUnknown = (word: string) => {
    const isCorrect = known.get(word) ?? speller.isCorrect(word)
    known.set(word, isCorrect)
    return !isCorrect
  }
  let suggested = 0
  return ({ file, source, compiled }) => {
    const mistakes = new Map<string, number>()
    const look = (text: string, originOf: () => string) => {
      const unknown = wordsOf(withoutAddresses(text)).filter(isUnknown)
      if (unknown.length === 0) return
      const lineOf = wordFinder(withoutAddresses(originOf()))
      for (const word of unknown) {
        const line = lineOf(word)
        if (line !== undefined && !mistakes.has(word)) mistakes.set(word, line)
      }
    }
    look(frontMatterText(source), () => source)
    look(proseOf(compiled.html), () => withoutAnyCode(source, formatOf(file)))
    return [...mistakes].map(([word, line]): Finding => {
      const isLong = word.length > LONGEST_WORD
      const [best] = !isLong && suggested++ < MAX_SUGGESTED ? speller.suggest(word) : []
      return {
        code: 'spelling/unknown-word',
        file,
        line,
        found: isLong ? `${word.slice(0, LONGEST_WORD)}…` : word,
        expected: 'a word of the language or of the project',
        fix: `${best === undefined ? 'correct it' : `did you mean "${best}"?`}; if it is correct, add it to the dictionary of the project`,
      }
    })
  }
}

interface WrittenPage extends Pick<ContentPage, 'file' | 'source'> {
  readonly compiled: Pick<ContentPage['compiled'], 'html'>
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

/** Returns a function for the 1-based line on which a source first contains a word. */
function wordFinder(source: string): (word: string) => number | undefined {
  const lines = source.replaceAll('’', "'").split('\n')
  const first = new Map<string, number>()
  for (const [at, text] of lines.entries())
    for (const [words] of text.matchAll(/[\p{L}\p{N}]+(?:'+[\p{L}\p{N}]+)*/gu))
      for (const word of [words, ...words.split("'")]) if (!first.has(word)) first.set(word, at + 1)
  return (word) => first.get(word) ?? (word.includes("'") ? lineWith(word, lines) : undefined)
}

/** The line of a word with an apostrophe, which may be a part of what it stands in. */
function lineWith(word: string, lines: readonly string[]): number | undefined {
  const at = lines.findIndex((line) => line.includes(word))
  return at === -1 ? undefined : at + 1
}

/** The source with empty lines in place of front matter and fences, and spaces in place of inline code. */
function withoutAnyCode(text: string, format: SourceFormat): string {
  const parts: string[] = []
  let from = 0
  for (const [start, end] of codeOf(text, format).inline) {
    parts.push(text.slice(from, start), text.slice(start, end).replace(/[^\n]/g, ' '))
    from = end
  }
  // Fences are those of the source: without its inline code, a list item may no longer hold one.
  const kept = withoutCode(text, format).split('\n')
  const lines = (parts.join('') + text.slice(from)).split('\n')
  return lines.map((line, at) => (kept[at] === '' ? '' : line)).join('\n')
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
