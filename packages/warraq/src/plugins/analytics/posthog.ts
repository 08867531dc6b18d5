import type { AnalyticsService } from '../../client/page-view.ts'
import type { AnalyticsView } from '../../shared/site-view.ts'

declare global {
  interface Window {
    posthog?: AnalyticsService
  }
}

/**
 * A PostHog object that only counts, unless the site has brought one: no script of others, no
 * cookie, nothing stored, a new visitor with every document. Events go to the capture endpoint of
 * PostHog's public API (`POST /i/v0/e/`), in the cloud or self-hosted.
 */
export function definePosthog({ host, key }: AnalyticsView): void {
  if (window.posthog !== undefined) return
  const visitor = crypto.randomUUID()
  const endpoint = new URL('/i/v0/e/', host)
  window.posthog = {
    capture: (event, properties) => {
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
    },
  }
}
