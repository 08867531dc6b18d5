import { codeFences, formatOf } from '../../markdown/source-code.ts'
import type { ContentPage } from '../../plugins/content-page.ts'
import { contentChecks } from '../../plugins/guard-checks.ts'
import type { WarraqPlugin } from '../../plugins/warraq-plugin.ts'
import { counted } from '../../shared/text/counted.ts'
import { countWords } from './check-substance.ts'

/** The number of checked items of each kind, as text for the report. */
export function contentCounts(
  pages: readonly ContentPage[],
  plugins: readonly WarraqPlugin[],
): string {
  const sum = (count: (page: ContentPage) => number) =>
    pages.reduce((total, page) => total + count(page), 0)
  return [
    `${counted(pages.length, 'page')} written`,
    counted(sum(countWords), 'word'),
    counted(
      sum(({ file, text }) => codeFences(text, formatOf(file)).length),
      'code block',
    ),
    ...contentChecks(plugins).flatMap(({ summary }) => summary?.(pages) ?? []),
    counted(
      sum(({ source }) => source.match(/(?<!\\)\{\{\s*[A-Za-z_][\w.-]*\s*\}\}/g)?.length ?? 0),
      'use of facts',
      'uses of facts',
    ),
  ].join(', ')
}
