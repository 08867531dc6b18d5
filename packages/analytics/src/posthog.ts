/** Captures an event with PostHog's public API. */
export type Capture = (event: string, properties: Readonly<Record<string, string>>) => void

declare global {
  interface Window {
    posthog?: { readonly capture: Capture }
  }
}

export interface PosthogProject {
  readonly host: string
  readonly key: string
}

/** Privacy preferences of the reader, as browsers expose them. */
interface Consent {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

/**
 * PostHog's `capture`, unless the site provides its own PostHog object. This one loads no
 * third-party script, sets no cookie and stores nothing, and every document counts as a new
 * visitor. Events go to the capture endpoint of PostHog's public API (`POST /i/v0/e/`), in the
 * cloud or self-hosted.
 * @returns `undefined` if nothing may be counted: in development, or if the reader opted out.
 */
export function posthogCapture({ host, key }: PosthogProject): Capture | undefined {
  const { doNotTrack, globalPrivacyControl } = navigator as Consent
  if (import.meta.env.DEV || doNotTrack === '1' || globalPrivacyControl === true) return undefined
  const visitor = crypto.randomUUID()
  const endpoint = new URL('/i/v0/e/', host)
  return (event, properties) => {
    if (window.posthog !== undefined) {
      window.posthog.capture(event, properties)
      return
    }
    const body = JSON.stringify({
      api_key: key,
      event,
      distinct_id: visitor,
      timestamp: new Date().toISOString(),
      properties: { ...properties, $process_person_profile: false, $geoip_disable: true },
    })
    // Ignore failures: readers should not notice an unreachable collector.
    fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      keepalive: true,
      body,
    }).catch(() => {})
  }
}
