import { UsageError } from '../../shared/data/usage-error.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'
import { refuseOtherMajor } from '../../system/optional-packages.ts'
import type { EmittedPage, EmittedSite, OutputFile } from '../warraq-plugin.ts'
import { CRUMB_SEPARATOR } from './crumb-separator.ts'

/**
 * The Pagefind index of a language: chunks that a browser loads by word, so that the cost of a
 * query does not grow with the site.
 * @throws when the package is not installed, or cannot index a page.
 */
export async function* pagefindFiles({ pages, lang }: EmittedSite): AsyncGenerator<OutputFile> {
  refuseOtherMajor('pagefind')
  const { createIndex, close } = await import('pagefind')
  try {
    const { index, errors } = await createIndex({
      forceLanguage: lang.split('-')[0] ?? lang,
      excludeSelectors: ['.heading-anchor'],
    })
    if (index === undefined) throw new UsageError(`Pagefind cannot start: ${errors.join('; ')}`)
    for (const page of pages) {
      const added = await index.addHTMLFile({ url: page.href, content: documentOf(page) })
      if (added.errors.length > 0)
        throw new UsageError(`Pagefind cannot index ${page.href}: ${added.errors.join('; ')}`)
    }
    const { files } = await index.getFiles()
    // Leave out Pagefind's own user interface.
    for (const { path, content } of files)
      if (!/(?:-ui|-modular-ui|-component-ui|highlight)\.(?:js|css)$/.test(path))
        yield { path: `pagefind/${path}`, content }
  } finally {
    await close()
  }
}

function documentOf({ title, crumbs, searchTag, html }: EmittedPage): string {
  const heading = /<h1[\s>]/.test(html) ? '' : `<h1>${escapeHtml(title)}</h1>`
  return (
    `<html><body><main data-pagefind-body data-pagefind-filter="tag:${escapeHtml(searchTag)}"` +
    ` data-pagefind-meta="crumbs:${escapeHtml(crumbs.join(CRUMB_SEPARATOR))}">` +
    `${heading}${html}</main></body></html>`
  )
}
