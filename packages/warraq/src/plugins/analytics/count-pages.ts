import type { PageListener } from '../page-listener.ts'
import { mayCount } from './may-count.ts'
import { type PosthogProject, posthogCapture } from './posthog.ts'

/** Count every page that is shown, except in development or if the reader opted out. */
export default function countPages(project: PosthogProject): PageListener | undefined {
  if (!mayCount()) return undefined
  const capture = posthogCapture(project)
  return ({ address, title }) => capture('$pageview', { $current_url: address, title })
}
