/** What turns a text into something that a browser may run. */
interface TrustedRules {
  readonly createHTML?: (html: string) => string
  readonly createScriptURL?: (href: string) => string
}

interface TrustedTypes {
  createPolicy<Rules extends TrustedRules>(name: string, rules: Rules): Rules
}

/**
 * Names that the `trusted-types` directive of a document may allow: `docs-engine` makes HTML,
 * `docs-worker` names scripts of workers, `default` does so for a library that starts its own.
 */
export type TrustedPolicyName = 'docs-engine' | 'docs-worker' | 'default'

/** A browser lets a document create each name once. */
const created = new Map<TrustedPolicyName, TrustedRules>()

/**
 * A policy of Trusted Types, the only way to a sink. A browser without Trusted Types gets the rules
 * themselves.
 */
export function trustedPolicy<Rules extends TrustedRules>(
  name: TrustedPolicyName,
  rules: Rules,
): Rules {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  // A policy's objects go to sinks as they are, so `string` is all they have to look like.
  const policy = created.get(name) ?? trustedTypes?.createPolicy(name, rules) ?? rules
  created.set(name, policy)
  return policy as Rules
}

/**
 * The nodes of HTML of this build, in no document yet: nothing in them loads or wakes up. The only
 * way from text to nodes.
 */
export function fragmentOf(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = trustedPolicy('docs-engine', { createHTML: (text) => text }).createHTML(html)
  return template.content
}
