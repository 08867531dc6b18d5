import type { PageView } from '../shared/page-view.ts'
import { Article } from './Article.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** A page over the full width: home, search, not found. */
export function PlainPage({
  page,
  html,
}: {
  readonly page: PageView
  readonly html: string | null
}) {
  return (
    <main id="main" className={`main main-wide main-${page.kind}`} tabIndex={-1}>
      <ErrorBoundary resetKey={page.href}>
        <Article href={page.href} html={html} />
      </ErrorBoundary>
    </main>
  )
}
