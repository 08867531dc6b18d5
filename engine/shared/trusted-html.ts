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

let policy: ((html: string) => string) | undefined

/** HTML of this build, as the document's policy wants it; a name can be given to one policy only. */
export function trustedHtml(html: string): string {
  policy ??= createHtmlPolicy()
  return policy(html)
}

/** The nodes of HTML of this build, in no document yet: nothing in them loads or wakes up. */
export function fragmentOf(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = trustedHtml(html)
  return template.content
}
