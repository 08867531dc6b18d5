import type { UiText } from '../text/ui-text.ts'

interface OfflinePageProps {
  readonly text: Pick<UiText, 'offlineTitle' | 'offlineText' | 'offlineAdvice' | 'retry'>
}

/** Shown offline for a page never visited. A script of the plugin enables its button. */
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
