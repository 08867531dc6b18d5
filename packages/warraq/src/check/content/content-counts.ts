import { codeFences, formatOf } from '../../markdown/source-code.ts'
import type { ContentPage } from '../../plugins/content-page.ts'
import { contentChecks } from '../../plugins/guard-checks.ts'
import type { WarraqPlugin } from '../../plugins/warraq-plugin.ts'
import { countWords } from './check-substance.ts'

/** The number of checked items of each kind, as text for the report. */
export function contentCounts(
  pages: readonly ContentPage[],
  plugins: readonly WarraqPlugin[],
): string {
  const sum = (count: (page: ContentPage) => number) =>
    pages.reduce((total, page) => total + count(page), 0).toLocaleString('en')
  return [
    `${sum(() => 1)} pages written`,
    `${sum(countWords)} words`,
    `${sum(({ file, text }) => codeFences(text, formatOf(file)).length)} code blocks`,
    ...contentChecks(plugins).flatMap(({ summary }) => summary?.(pages) ?? []),
    `${sum(({ source }) => source.match(/(?<!\\)\{\{\s*[A-Za-z_][\w.-]*\s*\}\}/g)?.length ?? 0)} uses of facts`,
  ].join(', ')
}
