import type { ContentPage, Finding } from 'warraq/plugin'
import type { Fault } from '../procedures/page-check.ts'
import { plain, sentencesOf } from './prose.ts'

/** What one page must say, because readers lost coins where it was missing. */
export interface PageWords {
  readonly page: string
  /** Heading of the section, without its marks; absent: anywhere on the page. */
  readonly section?: string
  readonly says: RegExp
  readonly expected: string
  readonly fix: string
}

/** What no page may say. */
export interface WrongWords {
  readonly says: RegExp
  /** A sentence that also matches this is right. */
  readonly unless?: RegExp
  readonly expected: string
  readonly fix: string
}

/** Checks words on which the coins of a reader depend. */
export function createWordCheck(
  needed: readonly PageWords[],
  wrong: readonly WrongWords[],
): (page: Pick<ContentPage, 'file' | 'text'>) => Finding[] {
  return ({ file, text }) => [
    ...needed
      .filter(({ page }) => page === file)
      .flatMap((rule) => missing(text, rule).map((fault) => ({ ...fault, file }))),
    ...sentencesOf(text).flatMap((sentence) =>
      wrong
        .filter(({ says, unless }) => says.test(sentence.text) && !unless?.test(sentence.text))
        .map(({ expected, fix }) => ({
          code: 'words/wrong',
          file,
          line: sentence.line,
          found: sentence.text,
          expected,
          fix,
        })),
    ),
  ]
}

function missing(text: string, { section, says, expected, fix }: PageWords): Fault[] {
  const sentences = sentencesOf(text)
  const headings = sentences.filter(({ text: words }) => /^#{1,6} /.test(words))
  const start = headings.find(
    ({ text: words }) => plain(words.replace(/^#+ |\s*\{#[\w-]+\}$/g, '')) === section,
  )
  if (section !== undefined && start === undefined)
    return [
      {
        code: 'words/missing',
        line: 1,
        found: `no section "${section}"`,
        expected,
        fix: `${fix}; if the section has a new name, change it in site/checks/money/user-words.ts`,
      },
    ]
  const level = start?.text.indexOf(' ') ?? 0
  const end = headings.find(
    ({ text: words, line }) =>
      start !== undefined && line > start.line && words.indexOf(' ') <= level,
  )
  const inSection = sentences.filter(
    ({ line }) => line >= (start?.line ?? 0) && line < (end?.line ?? Number.POSITIVE_INFINITY),
  )
  if (says.test(inSection.map(({ text: words }) => words).join(' '))) return []
  return [
    {
      code: 'words/missing',
      line: start?.line ?? 1,
      found: section === undefined ? 'a page without it' : `the section "${section}" without it`,
      expected,
      fix,
    },
  ]
}
