import type { DocsConfig } from '../config/schema.ts'
import { POLICY_KINDS, type PolicySources } from '../shared/data/policy-kinds.ts'
import type { CspSources } from '../theme/Document/csp.ts'
import { foreignLoads, headTagOf } from './head-elements.ts'

export type PolicyConfig = Pick<DocsConfig, 'policy' | 'connect' | 'plugins' | 'checks' | 'head'>

/** What the pages of a site may load besides its own files: what it lists, and what plugins need. */
export function policyOf({ policy, connect, plugins, checks, head }: PolicyConfig): CspSources {
  const needs = plugins.flatMap((plugin) => plugin.policy ?? [])
  const listed = {
    ...policy,
    connect: [...connect, ...policy.connect],
    frames:
      policy.frames.length === 0 && checks.allowedHtml.includes('iframe')
        ? ['https:']
        : policy.frames,
  }
  const loads = foreignLoads(head.map((element) => headTagOf(element, '/')))
  const entries = POLICY_KINDS.map((kind) => [
    kind,
    [
      ...listed[kind],
      ...needs.flatMap((need) => need[kind] ?? []),
      ...loads.filter((load) => load.kind === kind).map(({ href }) => originOf(href)),
    ],
  ])
  return {
    // Needs a cast: the type of an object made from entries has lost their names.
    ...(Object.fromEntries(entries) as PolicySources),
    trustedTypes: policy.trustedTypes,
    hasWebAssembly: needs.some(({ webAssembly }) => webAssembly),
  }
}

/** A source for an address; one without a scheme has that of the page. */
function originOf(href: string): string {
  return new URL(href, 'https://example.org').origin
}
