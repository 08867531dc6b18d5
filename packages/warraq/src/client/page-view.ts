import type { AnalyticsView } from '../shared/site-view.ts'

/** The part of a PostHog object that counts pages. */
export interface AnalyticsService {
  readonly capture: (event: string, properties: Readonly<Record<string, string>>) => void
}

/** What decides whether a page is counted, and where. */
export interface PageViewParts {
  /** The service of the configuration, if there is one. */
  readonly analytics: AnalyticsView | undefined
  /** Wishes of the reader. */
  readonly consent: {
    readonly doNotTrack?: string | null
    readonly globalPrivacyControl?: boolean
  }
  readonly isDev: boolean
  /** Brings the service object of the configuration into the browser. */
  readonly load: (analytics: AnalyticsView) => Promise<unknown>
  /** The service object, configured or brought by the site itself. */
  readonly service: () => AnalyticsService | undefined
  readonly page: () => { readonly address: string; readonly title: string }
}

/**
 * Returns a function that counts the page on screen: to be called once per page, after its title
 * is set. Nothing is loaded or sent in development, without a service, or against the reader's wish.
 */
export function createPageViews(parts: PageViewParts): () => void {
  const { analytics, consent, isDev } = parts
  if (isDev || consent.doNotTrack === '1' || consent.globalPrivacyControl === true) return () => {}
  const ready = analytics === undefined ? Promise.resolve() : parts.load(analytics)
  return () => {
    const { address, title } = parts.page()
    void ready.then(
      () => parts.service()?.capture('$pageview', { $current_url: address, title }),
      () => {},
    )
  }
}
