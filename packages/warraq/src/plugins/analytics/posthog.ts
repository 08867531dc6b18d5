/** What PostHog's public API is asked to count. */
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

/**
 * PostHog's `capture`, unless the site has brought an object of its own: no script of others, no
 * cookie, nothing stored, a new visitor with every document. Events go to the capture endpoint of
 * PostHog's public API (`POST /i/v0/e/`), in the cloud or self-hosted.
 */
export function posthogCapture({ host, key }: PosthogProject): Capture {
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
    // An unreachable collector is nothing the reader should notice.
    fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      keepalive: true,
      body,
    }).catch(() => {})
  }
}
