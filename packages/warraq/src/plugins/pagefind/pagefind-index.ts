import { UsageError } from '../../config/usage-error.ts'
import { escapeHtml } from '../../shared/escape-html.ts'

/** A page as Pagefind indexes it. */
export interface PagefindPage {
  /** Served address. */
  readonly href: string
  readonly title: string
  /** Names above the page. */
  readonly crumbs: readonly string[]
  /** Search tag: `docs-<docs id>-<version>`. */
  readonly tag: string
  /** Inner HTML of the article. */
  readonly html: string
}

/** Between two crumbs in the metadata of a page. */
export const CRUMB_SEPARATOR = '\u2002›\u2002'

/**
 * The index of a language in the form of Pagefind, by file name: chunks that a browser loads by
 * word, so that a query costs the same however large the site is.
 * @throws UsageError when the package is not installed, or cannot index a page.
 */
export async function pagefindFiles(
  pages: Iterable<PagefindPage>,
  lang: string,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const { createIndex, close } = await import('pagefind').catch(() => {
    throw new UsageError(
      'search.provider is "pagefind", but the package is not installed.\nInstall it: npm install pagefind',
    )
  })
  try {
    const { index, errors } = await createIndex({ forceLanguage: lang.split('-')[0] ?? lang })
    if (index === undefined) throw new UsageError(`Pagefind cannot start: ${errors.join('; ')}`)
    for (const page of pages) {
      const added = await index.addHTMLFile({ url: page.href, content: documentOf(page) })
      if (added.errors.length > 0)
        throw new UsageError(`Pagefind cannot index ${page.href}: ${added.errors.join('; ')}`)
    }
    const { files } = await index.getFiles()
    // Its own user interface is not used; what the search needs is.
    return new Map(
      files
        .filter(
          ({ path }) => !/(?:-ui|-modular-ui|-component-ui|highlight)\.(?:js|css)$/.test(path),
        )
        .map(({ path, content }) => [path, content]),
    )
  } finally {
    await close()
  }
}

function documentOf({ title, crumbs, tag, html }: PagefindPage): string {
  const heading = /<h1[\s>]/.test(html) ? '' : `<h1>${escapeHtml(title)}</h1>`
  return (
    `<html><body><main data-pagefind-body data-pagefind-filter="tag:${escapeHtml(tag)}"` +
    ` data-pagefind-meta="crumbs:${escapeHtml(crumbs.join(CRUMB_SEPARATOR))}">` +
    `${heading}${html.replace(/<a class="heading-anchor"[\s\S]*?<\/a>/g, '')}</main></body></html>`
  )
}
