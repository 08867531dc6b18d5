import type { DocsConfig } from '../config/schema.ts'
import { markdownTwin } from '../content/markdown-twin.ts'
import { absoluteUrl } from '../pages/absolute-url.ts'
import type { ReadyPage } from '../pages/ready-page.ts'
import { articleWithStrip } from '../theme/PageStrip/article-with-strip.tsx'
import type { SiteTheme } from '../theme/parts/render-theme.tsx'

export interface PageTwinContext {
  readonly config: Pick<DocsConfig, 'url' | 'baseUrl'>
  readonly theme: SiteTheme
}

/** The page as Markdown, with complete URLs. */
export function pageTwin(
  { html, parts, view, route }: Pick<ReadyPage, 'html' | 'parts' | 'view' | 'route'>,
  { config, theme }: PageTwinContext,
): string {
  const article = articleWithStrip({ html, parts, theme })
  return markdownTwin({ html: article, title: view.title, url: absoluteUrl(config)(route) })
}
