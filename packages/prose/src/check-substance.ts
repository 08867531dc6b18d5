import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ContentPage,
  type Finding,
  type PageContentCheck,
  parseHtml,
  textOf,
} from 'warraq/plugin'
import type { ProseConfig } from './prose-options.ts'

type Minimum = Pick<ProseConfig, 'minWords' | 'minHeadings'>

/** Pages that are too short, except those that a plugin makes: no author can extend them. */
export function substanceCheck({
  substance,
  ...minimum
}: Minimum & Pick<ProseConfig, 'substance'>): PageContentCheck {
  return {
    name: 'substance',
    severity: substance,
    eachPage:
      ({ root }) =>
      (page) =>
        existsSync(join(root, page.file)) ? checkSubstance(page, minimum) : [],
    counts: {
      of: countWords,
      text: (words) => `${words} ${words === 1 ? 'word' : 'words'}`,
    },
  }
}

const CODE = new Set(['pre'])

/** Words a reader sees outside code: text, tables, output of components. */
function countWords({ compiled }: MeasuredPage): number {
  const text = textOf(parseHtml(compiled.html), CODE)
  return text.split(' ').reduce((sum, run) => sum + wordsIn(run), 0)
}

/** Scripts that are written without spaces. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}]/u
const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

/** Words between two spaces. */
function wordsIn(run: string): number {
  if (!UNSPACED.test(run)) return /[\p{L}\p{N}]/u.test(run) ? 1 : 0
  let words = 0
  for (let at = 0; at < run.length; at += PART)
    for (const { isWordLike } of segmenter.segment(run.slice(at, at + PART)))
      if (isWordLike) words++
  return words
}

/** Each segment holds a copy of the whole text, so a long text is segmented in parts. */
const PART = 500

interface MeasuredPage extends Pick<ContentPage, 'file'> {
  readonly compiled: Pick<ContentPage['compiled'], 'html' | 'headings'>
}

export function checkSubstance(page: MeasuredPage, { minWords, minHeadings }: Minimum): Finding[] {
  const words = countWords(page)
  const headings = page.compiled.headings.length
  if (words >= minWords && headings >= minHeadings) return []
  return [
    {
      code: 'page/too-thin',
      file: page.file,
      found: `${words} words and ${headings} headings`,
      expected: `at least ${minWords} words and ${minHeadings} headings`,
      fix: 'extend the page, or merge it with another one',
    },
  ]
}
