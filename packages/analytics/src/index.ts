import { fileURLToPath } from 'node:url'
import type { WarraqPlugin } from 'warraq/plugin'

/** The PostHog project that counts page views. */
export interface AnalyticsOptions {
  /** Key of the project; it is public. */
  readonly key: string
  /** Address of the PostHog installation. Absent: its European cloud. */
  readonly host?: string
}

/**
 * Counts page views with PostHog, and the answers to the question whether a page was helpful.
 * @throws Error for an option that PostHog cannot use.
 */
export function analytics({
  key,
  host = 'https://eu.i.posthog.com',
}: AnalyticsOptions): WarraqPlugin {
  if (typeof key !== 'string' || key === '')
    throw new Error('"key" of analytics must be the key of a PostHog project.')
  if (!/^https?:\/\//.test(host) || !URL.canParse(host))
    throw new Error(`"host" of analytics must be the address of a PostHog installation: ${host}`)
  const options = { host, key }
  return {
    name: 'analytics',
    client: [
      { module: moduleAt('count-pages.ts'), options },
      { module: moduleAt('count-answers.ts'), when: 'docs-feedback', options },
    ],
    policy: { connect: [new URL(host).origin] },
  }
}

/** Path of a browser module, which the site bundles. */
function moduleAt(name: string): string {
  return fileURLToPath(new URL(`../src/${name}`, import.meta.url))
}
