import type { PageListener } from '../../client/plugin-pages.ts'
import { type PosthogProject, posthogCapture } from './posthog.ts'

/** Wishes of the reader, as browsers tell them. */
interface Consent {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

/** Count every page that is shown; nothing is counted in development, or against the reader's wish. */
export default function countPages(project: PosthogProject): PageListener | undefined {
  const { doNotTrack, globalPrivacyControl } = navigator as Consent
  if (import.meta.env.DEV || doNotTrack === '1' || globalPrivacyControl === true) return undefined
  const capture = posthogCapture(project)
  return ({ address, title }) => capture('$pageview', { $current_url: address, title })
}
