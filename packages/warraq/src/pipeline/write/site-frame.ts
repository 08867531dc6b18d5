import { createHash } from 'node:crypto'
import { searchShellHtml } from '@warraq/search-dialog/dialog/SearchShell'
import { feedLinks } from '../../pages/feed-links.ts'
import { siteHeadEnd } from '../../pages/head-elements.ts'
import { siteHead } from '../../pages/site-head.ts'
import { policyOf } from '../../pages/site-policy.ts'
import { chosenSearch } from '../../plugins/chosen-search.ts'
import { baseUrlScript, bootScriptOf } from '../../shared/browser/document-scripts.ts'
import { tabsScript } from '../../shared/browser/inline-scripts.ts'
import { withBase } from '../../shared/text/route-path.ts'
import { brandHtml } from '../../theme/Brand/render-brand.tsx'
import { contentSecurityPolicy } from '../../theme/Document/csp.ts'
import type { DocumentFrame } from '../../theme/Document/document.tsx'
import { runtimeSite } from '../../theme/Document/document-data.ts'
import { footerHtml } from '../../theme/Footer/render-footer.tsx'
import { elementTextJson } from '../../theme/text/element-text-json.ts'
import type { AssembledSite } from '../assemble.ts'
import type { ClientBundle } from '../bundle/client-bundle.ts'
import type { RenderContext } from './render-page.tsx'

/** Everything that all pages of a language share. */
export function siteFrame(
  { loaded, linked, brand }: AssembledSite,
  bundle: ClientBundle,
): RenderContext {
  const { config, filesBaseUrl, roots } = loaded.language
  const { shellTheme: theme, footer } = linked
  const { site } = theme
  const asset = (name: string) => withBase(filesBaseUrl, `assets/${name}`)
  const boot = bootScriptOf(site)
  const homeScript = config.baseUrlBanner ? baseUrlScript(filesBaseUrl) : ''
  const cspSources = policyOf(config)
  const headEnd = siteHeadEnd(config.head, filesBaseUrl)
  const csp = contentSecurityPolicy(cspSources, {
    scripts: [boot, tabsScript, homeScript, ...headEnd.scripts].filter((script) => script !== ''),
    styles: [bundle.css, ...bundle.pageStyles.map(({ css }) => css), ...headEnd.styles],
  })
  const buildId = createHash('sha256')
    .update(JSON.stringify([bundle.script, bundle.css, csp, site.lang]))
    .digest('hex')
    .slice(0, 12)
  const frame: DocumentFrame = {
    csp,
    cspSources,
    bootScript: boot,
    homeScript,
    inlineCss: bundle.css,
    pageStyles: bundle.pageStyles,
    script: asset(bundle.script),
    printStyles: asset(bundle.printStyles),
    modulePreloads: bundle.imports.map(asset),
    brand: brandHtml(brand, theme),
    footer: footerHtml(footer, theme),
    searchDialog: searchShellHtml(site),
    theme,
    elementText: elementTextJson(theme.text),
    runtimeSite: runtimeSite(site),
    headEnd,
    siteHead: siteHead({
      config,
      filesBaseUrl,
      feeds: feedLinks(config, roots),
      preconnect: chosenSearch(config)?.policy?.connect?.slice(0, 1) ?? [],
    }),
  }
  // Threads get this, and the plugins of a configuration cannot be sent to them.
  const { url, baseUrl, trailingSlash } = config
  return { config: { url, baseUrl, trailingSlash }, frame, buildId }
}
