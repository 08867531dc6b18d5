import type { CompiledPage } from '../shared/compiled-page.ts'
import { escapeHtml } from '../shared/escape-html.ts'
import type { Doc } from './doc.ts'
import type { PlainPage } from './plain-pages.ts'

export interface MarkdownPlainPageSource extends Pick<Doc, 'file' | 'route' | 'frontMatter'> {
  readonly compiled: CompiledPage
}

/** A Markdown page outside the docs; if its text has no title, the title is added above it. */
export function markdownPlainPage(source: MarkdownPlainPageSource): PlainPage {
  const { file, route, frontMatter, compiled } = source
  const title = frontMatter.title ?? compiled.contentTitle ?? route.replaceAll('/', '')
  const hasTitle = compiled.contentTitle !== undefined || frontMatter.hide_title === true
  return {
    file,
    route,
    kind: 'page',
    title,
    description: frontMatter.description ?? '',
    isSiteTitle: route === '/',
    compiled: hasTitle ? compiled : withTitle(compiled, title),
  }
}

function withTitle({ htmlHash: _, ...compiled }: CompiledPage, title: string): CompiledPage {
  return { ...compiled, html: `<h1>${escapeHtml(title)}</h1>\n${compiled.html}` }
}
