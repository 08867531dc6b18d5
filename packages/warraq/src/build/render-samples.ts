import type { ReadyPage } from '../pages/ready-page.ts'
import { brandHtml } from '../theme/Brand/render-brand.tsx'
import { shellStart } from '../theme/Document/document.tsx'
import { footerHtml } from '../theme/Footer/render-footer.tsx'
import { pageBodyHtml } from '../theme/PageBody/page-body.tsx'
import { pageShell } from '../theme/PageShell/page-shell.tsx'
import type { AssembledSite } from './assemble.ts'

/**
 * Render one page of each kind and discard the result, to find theme parts that throw.
 * @throws PartError when a theme part of the site throws
 */
export function renderSamples(site: AssembledSite): void {
  const { theme, brand, footer } = site
  const frame = { theme, brand: brandHtml(brand, theme) }
  footerHtml(footer, theme)
  const samples = new Map<string, ReadyPage>()
  for (const page of site.pages) if (!samples.has(page.view.kind)) samples.set(page.view.kind, page)
  for (const { view, parts, html } of samples.values()) {
    shellStart({ site: site.site, shell: pageShell(site.site, view, theme) }, frame)
    pageBodyHtml({ site: site.site, theme, view, parts, html })
  }
}
