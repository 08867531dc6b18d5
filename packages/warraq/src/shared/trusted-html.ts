interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string }
}

/**
 * Passes HTML made by this build through the policy `docs-engine`, the only name a page that
 * enforces Trusted Types has to allow. Elsewhere the text stays as it is.
 */
export function createHtmlPolicy(
  { trustedTypes }: { readonly trustedTypes?: TrustedTypes } = window as Window & {
    trustedTypes?: TrustedTypes
  },
): (html: string) => string {
  const policy = trustedTypes?.createPolicy('docs-engine', { createHTML: (html) => html })
  // The policy's object goes to `innerHTML` as it is, so `string` is all it has to look like.
  return policy === undefined ? (html) => html : (html) => policy.createHTML(html)
}

let trusted: ((html: string) => string) | undefined

/**
 * The nodes of HTML of this build, in no document yet: nothing in them loads or wakes up. The only
 * way from text to nodes; a policy's name can be given once, so that it is made here.
 */
export function fragmentOf(html: string): DocumentFragment {
  trusted ??= createHtmlPolicy()
  const template = document.createElement('template')
  template.innerHTML = trusted(html)
  return template.content
}
