import { CrashMessage } from './CrashMessage.tsx'
import { liveRoot } from './live-root.tsx'

/** What stands where a page could not be put in place; `onRetry` tries it again. */
export function createCrashPage(error: unknown, onRetry: () => void): HTMLElement {
  const page = document.createElement('div')
  page.className = 'page-body'
  liveRoot(
    page,
    <main id="main" className="main main-wide" tabIndex={-1}>
      <CrashMessage error={error} of="page" onRetry={onRetry} />
    </main>,
    { name: 'Crash page' },
  )
  return page
}
