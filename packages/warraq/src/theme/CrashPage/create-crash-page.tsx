import * as SHELL_ID from '../../shared/data/shell-ids.ts'
import { CrashMessage } from './CrashMessage.tsx'
import { liveRoot } from './live-root.tsx'

/** The element in place of a page that could not be shown; `onRetry` tries again. */
export function createCrashPage(error: unknown, onRetry: () => void): HTMLElement {
  // biome-ignore lint/plugin: React renders into this element.
  const page = document.createElement('div')
  page.className = 'page-body'
  liveRoot(
    page,
    <main id={SHELL_ID.main} className="main main-wide" tabIndex={-1}>
      <CrashMessage error={error} of="page" onRetry={onRetry} takesFocus />
    </main>,
    { name: 'Crash page' },
  )
  return page
}
