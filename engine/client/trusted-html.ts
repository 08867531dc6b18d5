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
  // React hands the policy's object to `innerHTML` as it is, so `string` is all it has to look like.
  return policy === undefined ? (html) => html : (html) => policy.createHTML(html)
}
