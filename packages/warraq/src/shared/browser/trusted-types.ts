/** Functions that turn a string into something that a browser may run. */
interface TrustedRules {
  readonly createHTML?: (html: string) => string
  readonly createScriptURL?: (href: string) => string
}

interface TrustedTypes {
  createPolicy<Rules extends TrustedRules>(name: string, rules: Rules): Rules
}

/**
 * Names of policies that the `trusted-types` directive of a document may allow: `docs-engine`
 * creates HTML, `docs-worker` creates script URLs of workers.
 */
export type TrustedPolicyName = 'docs-engine' | 'docs-worker'

/** Browsers allow each policy name once per document. */
const created = new Map<TrustedPolicyName, TrustedRules>()

/**
 * A Trusted Types policy, the only way to pass strings to a sink. In a browser without Trusted
 * Types, returns the rules themselves.
 */
export function trustedPolicy<Rules extends TrustedRules>(
  name: TrustedPolicyName,
  rules: Rules,
): Rules {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  // An element with this id has the name of the feature in browsers that lack it.
  const isSupported = typeof trustedTypes?.createPolicy === 'function'
  // The policy's objects only go to sinks, so typing them as `string` is safe.
  const policy = created.get(name) ?? (isSupported ? trustedTypes.createPolicy(name, rules) : rules)
  created.set(name, policy)
  return policy as Rules
}

/**
 * Parse HTML of this build into nodes that are not in a document yet: nothing in them loads or is
 * upgraded. All HTML from strings goes through here.
 */
export function fragmentOf(html: string): DocumentFragment {
  // biome-ignore lint/plugin: every text that becomes HTML passes here.
  const template = document.createElement('template')
  // biome-ignore lint/plugin: every text that becomes HTML passes here.
  template.innerHTML = trustedHtml(html)
  return template.content
}

/** HTML of this build, for a sink. */
export function trustedHtml(html: string): string {
  return trustedPolicy('docs-engine', { createHTML: (text) => text }).createHTML(html)
}
