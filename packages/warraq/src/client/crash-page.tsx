import { CrashMessage } from '../theme/CrashPage/CrashMessage.tsx'
import { liveRoot } from '../theme/CrashPage/live-root.tsx'
import { reactText } from '../theme/text/react-text.ts'
import { replaceBody } from './screen.ts'

/**
 * Show an error in place of a page that could not be shown, or of a document without a place for
 * pages; `onRetry` tries again.
 */
export function showCrashPage(error: unknown, onRetry: () => void): void {
  const page = document.createElement('div')
  page.className = 'page-body'
  const frame = document.querySelector('#page')
  if (frame !== null) replaceBody(frame, page)
  else {
    document.title = reactText().pageErrorTitle
    document.body.replaceChildren(page)
  }
  liveRoot(
    page,
    <main id="main" className="main main-wide" tabIndex={-1}>
      <CrashMessage error={error} of="page" onRetry={onRetry} />
    </main>,
    { name: 'Crash page' },
  )
}
