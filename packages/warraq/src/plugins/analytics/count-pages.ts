import type { PageListener } from '../page-listener.ts'
import { mayCount } from './may-count.ts'
import { type PosthogProject, posthogCapture } from './posthog.ts'

/** Count every page that is shown; nothing is counted in development, or against the reader's wish. */
export default function countPages(project: PosthogProject): PageListener | undefined {
  if (!mayCount()) return undefined
  const capture = posthogCapture(project)
  return ({ address, title }) => capture('$pageview', { $current_url: address, title })
}
