interface Analytics {
  readonly posthog?: { capture(event: string): void }
}

interface Consent {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

/**
 * Count a page the reader sees: once per page put on screen, after its title is set. Nothing is
 * sent in development, without a configured service, or against the reader's wish.
 */
export function sendPageView(
  analytics: Analytics = window as Window & Analytics,
  consent: Consent = navigator as Consent,
  isDev: boolean = import.meta.env.DEV,
): void {
  if (isDev || consent.doNotTrack === '1' || consent.globalPrivacyControl === true) return
  analytics.posthog?.capture('$pageview')
}
