import type { ContentPage } from '../../plugins/content-page.ts'
import type { Finding } from '../../shared/diagnostic.ts'
import { remembered } from '../../shared/remembered.ts'
import { formatOf, proseOf } from './prose-of.ts'

/** Spelling in one language, with the words of the project. */
export interface Speller {
  readonly isCorrect: (word: string) => boolean
  readonly suggest: (word: string) => readonly string[]
}

/** Computing suggestions is slow, so only this many mistakes get one. */
const MAX_SUGGESTED = 20

/**
 * Words that neither the language nor the project knows, each once per page. Skips code, addresses,
 * names with an inner capital (`MetaMask`) and words with digits.
 */
export function createSpellingCheck(
  speller: Speller,
): (page: Pick<ContentPage, 'file' | 'source'>) => Finding[] {
  const known = new Map<string, boolean>()
  const isCorrect = (word: string) => remembered(known, word, () => speller.isCorrect(word))
  let suggested = 0
  return ({ file, source }) => {
    const seen = new Set<string>()
    return [
      ...frontMatterLines(source),
      ...proseOf(source, formatOf(file)).split('\n').entries(),
    ].flatMap(([index, line]) =>
      wordsOf(line)
        .filter((word) => {
          if (seen.has(word) || isCorrect(word)) return false
          seen.add(word)
          return true
        })
        .map((word): Finding => {
          const [best] = suggested++ < MAX_SUGGESTED ? speller.suggest(word) : []
          return {
            code: 'spelling/unknown-word',
            file,
            line: index + 1,
            found: word,
            expected: 'a word of the language or of the project',
            fix: `${best === undefined ? 'correct it' : `did you mean "${best}"?`}; if it is correct, add it to the dictionary of the project`,
          }
        }),
    )
  }
}

/** The front matter that readers see, as `[index of its line, text]`. */
function frontMatterLines(source: string): [number, string][] {
  if (!source.startsWith('---')) return []
  const lines = source.split('\n')
  const end = lines.indexOf('---', 1)
  return lines
    .slice(0, Math.max(end, 0))
    .flatMap((line, index): [number, string][] =>
      /^(?:title|description|sidebar_label):/.test(line)
        ? [[index, proseOf(line.replace(/^\w+:/, ''))]]
        : [],
    )
}

/** Words of a line of prose, in the form a dictionary has them. */
function wordsOf(line: string): string[] {
  return (
    line
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
