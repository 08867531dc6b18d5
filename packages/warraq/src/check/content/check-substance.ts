import type { ContentChecks } from '../../config/checks-schema.ts'
import { parseHtml } from '../../html/parse-html.ts'
import { textOf } from '../../html/text-of-html.ts'
import type { ContentPage } from '../../plugins/content-page.ts'
import type { Finding } from '../../shared/data/diagnostic.ts'

const CODE = new Set(['pre'])

/** Words a reader sees outside code: text, tables, output of components. */
export function countWords({ compiled }: ContentPage): number {
  const text = textOf(parseHtml(compiled.html), CODE)
  return text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Reports pages that are too short. */
export function checkSubstance(
  page: ContentPage,
  { minWords, minHeadings }: Pick<ContentChecks, 'minWords' | 'minHeadings'>,
): Finding[] {
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
