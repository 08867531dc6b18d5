import type { ContentPage } from '../../plugins/content-page.ts'
import { isOfAllPages, type SiteCheck } from '../../plugins/guard-checks.ts'
import { counted } from '../../shared/text/counted.ts'
import type { PageResult } from './page-results.ts'

/**
 * The number of checked items of each kind, as text for the report.
 * @param results one result per page
 */
export function contentCounts(
  pages: readonly ContentPage[],
  results: readonly PageResult[],
  checks: readonly SiteCheck[],
): string {
  const sum = (count: (result: PageResult) => number) =>
    results.reduce((total, result) => total + count(result), 0)
  let ofEachPage = 0
  const counts = checks.map((check) => {
    if (isOfAllPages(check)) return check.summary?.(pages) ?? ''
    const at = ofEachPage++
    return check.counts?.text(sum(({ byCheck }) => byCheck[at]?.count ?? 0)) ?? ''
  })
  return [
    `${counted(pages.length, 'page')} written`,
    counted(
      sum(({ codeBlocks }) => codeBlocks),
      'code block',
    ),
    ...counts,
    counted(
      sum(({ factUses }) => factUses),
      'use of facts',
      'uses of facts',
    ),
  ]
    .filter((part) => part !== '')
    .join(', ')
}
