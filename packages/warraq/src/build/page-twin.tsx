import type { DocsConfig } from '../config/schema.ts'
import { markdownTwin } from '../content/markdown-twin.ts'
import type { ReadyPage } from '../pages/ready-page.ts'
import { absoluteUrl } from '../pages/site-href.ts'
import { PageStrip } from '../theme/PageStrip/PageStrip.tsx'
import { renderTheme, type SiteTheme } from '../theme/parts/render-theme.tsx'

export interface PageTwinContext {
  readonly config: Pick<DocsConfig, 'url' | 'baseUrl'>
  readonly theme: SiteTheme
}

/** The page as Markdown, with complete URLs. */
export function pageTwin(
  { html, parts: { strip }, view, route }: Pick<ReadyPage, 'html' | 'parts' | 'view' | 'route'>,
  { config, theme }: PageTwinContext,
): string {
  return markdownTwin({
    html,
    ...(strip === undefined ? {} : { strip: renderTheme(<PageStrip {...strip} />, theme) }),
    title: view.title,
    url: absoluteUrl(config)(route),
  })
}
