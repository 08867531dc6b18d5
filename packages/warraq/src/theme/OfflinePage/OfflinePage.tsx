import type { UiText } from '../text/ui-text.ts'

interface OfflinePageProps {
  readonly text: Pick<UiText, 'offlineTitle' | 'offlineText' | 'offlineAdvice' | 'retry'>
}

/** In place of a page that a reader without a network has never visited. Its button waits for a script of the plugin. */
export function OfflinePage({ text }: OfflinePageProps) {
  return (
    <>
      <h1>{text.offlineTitle}</h1>
      <p>{text.offlineText}</p>
      <p>{text.offlineAdvice}</p>
      <p>
        <button type="button" className="button offline-retry">
          {text.retry}
        </button>
      </p>
    </>
  )
}
