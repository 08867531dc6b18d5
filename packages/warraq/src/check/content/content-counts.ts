import { codeFences, formatOf } from '@warraq/markup/source-code'
import type { ContentPage } from '../../plugins/content-page.ts'
import type { SiteCheck } from '../../plugins/guard-checks.ts'
import { counted } from '../../shared/text/counted.ts'

/** The number of checked items of each kind, as text for the report. */
export function contentCounts(pages: readonly ContentPage[], checks: readonly SiteCheck[]): string {
  const sum = (count: (page: ContentPage) => number) =>
    pages.reduce((total, page) => total + count(page), 0)
  return [
    `${counted(pages.length, 'page')} written`,
    counted(
      sum(({ file, text }) => codeFences(text, formatOf(file)).length),
      'code block',
    ),
    ...checks.map(({ summary }) => summary?.(pages) ?? ''),
    counted(
      sum(({ source }) => source.match(/(?<!\\)\{\{\s*[A-Za-z_][\w.-]*\s*\}\}/g)?.length ?? 0),
      'use of facts',
      'uses of facts',
    ),
  ]
    .filter((part) => part !== '')
    .join(', ')
}
