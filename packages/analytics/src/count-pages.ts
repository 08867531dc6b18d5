import type { PageListener } from 'warraq/plugin'
import { type PosthogProject, posthogCapture } from './posthog.ts'

/** Count every page that is shown, except in development or if the reader opted out. */
export default function countPages(project: PosthogProject): PageListener | undefined {
  const capture = posthogCapture(project)
  return capture && (({ address, title }) => capture('$pageview', { $current_url: address, title }))
}
