import type { DocsConfig } from '../config/schema.ts'
import { markdownTwin } from '../content/markdown-twin.ts'
import { absoluteUrl } from '../pages/absolute-url.ts'
import type { ReadyPage } from '../pages/ready-page.ts'

/** The page as Markdown, with complete URLs. */
export function pageTwin(
  { html, view, route }: Pick<ReadyPage, 'html' | 'view' | 'route'>,
  config: Pick<DocsConfig, 'url' | 'baseUrl'>,
): string {
  return markdownTwin({ html, title: view.title, url: absoluteUrl(config)(route) })
}
