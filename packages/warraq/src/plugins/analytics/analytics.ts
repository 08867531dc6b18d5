import type { WarraqPlugin } from '../warraq-plugin.ts'
import type { PosthogProject } from './posthog.ts'

/** Counts page views with PostHog, in the cloud or self-hosted. */
export function analytics(project: PosthogProject): WarraqPlugin {
  return {
    name: 'analytics',
    client: [
      { module: 'warraq:plugins/analytics/count-pages.ts', options: { ...project } },
      {
        module: 'warraq:plugins/analytics/count-answers.ts',
        when: 'docs-feedback',
        options: { ...project },
      },
    ],
    policy: { connect: [new URL(project.host).origin] },
  }
}
