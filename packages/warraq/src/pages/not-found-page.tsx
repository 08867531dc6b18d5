import type { ReactElement } from 'react'
import type { DocsConfig } from '../config/schema.ts'
import type { CompiledPage } from '../shared/data/compiled-page.ts'
import { withBase } from '../shared/text/route-path.ts'
import { SuggestedPages } from '../theme/NotFound/SuggestedPages.tsx'
import { renderTheme, type SiteTheme } from '../theme/parts/render-theme.tsx'

/** Hosts send this document for every address that does not exist. */
export const NOT_FOUND_ROUTE = '/404.html'

/** The pages that it may suggest: a file in the folder of each language. */
export const NOT_FOUND_LIST = '404.json'

/** Where the browser suggests pages, at the end of the page. */
export function suggestedPages({ baseUrl, search }: DocsConfig): ReactElement {
  return (
    <SuggestedPages
      list={withBase(baseUrl, NOT_FOUND_LIST)}
      baseUrl={baseUrl}
      searchHref={search === false ? undefined : withBase(baseUrl, search.route)}
    />
  )
}

/** A not-found page that the site has written, with the suggestions after its text. */
export function withSuggestions(
  { htmlHash: _, ...compiled }: CompiledPage,
  config: DocsConfig,
  theme: SiteTheme,
): CompiledPage {
  return { ...compiled, html: `${compiled.html}${renderTheme(suggestedPages(config), theme)}` }
}
