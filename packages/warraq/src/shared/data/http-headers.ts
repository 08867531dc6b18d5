/** Properties of a build that affect the headers of its files. */
export interface SitePolicy {
  /** Content-Security-Policy of the documents. */
  readonly csp: string
  /** The site is published with https, so browsers should not request it without. */
  readonly isHttps: boolean
}

const FOR_ALL_FILES = { 'X-Content-Type-Options': 'nosniff' }
const FOR_DOCUMENTS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
}

/** One year, for this host name only: its subdomains may not support https. */
const HTTPS_ONLY = { 'Strict-Transport-Security': 'max-age=31536000' }

/** Headers of documents, for the preview and the host configurations. */
export function documentHeaders({ csp, isHttps }: SitePolicy): Readonly<Record<string, string>> {
  return {
    ...FOR_ALL_FILES,
    ...(isHttps ? HTTPS_ONLY : {}),
    ...FOR_DOCUMENTS,
    'Content-Security-Policy': `${csp}; frame-ancestors 'none'`,
  }
}

/** Files of the output for hosts and tools, which servers never send to readers. */
export const NOT_SERVED: readonly string[] = [
  '_headers',
  '_redirects',
  'nginx.conf.sample',
  'Caddyfile.sample',
]

/** Files with a content hash in their name never change; all others are revalidated. */
export function cacheControlOf(path: string): string {
  return /(?:^|\/)assets\//.test(path)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate'
}

/** Headers of a file: the policies are for documents, and for workers, which have their own. */
export function securityHeadersOf(
  file: string,
  policy: SitePolicy,
): Readonly<Record<string, string>> {
  const isWorker = /-worker(?:-[^/]*)?\.js$/.test(file)
  if (file.endsWith('.html') || isWorker) return documentHeaders(policy)
  return { ...FOR_ALL_FILES, ...(policy.isHttps ? HTTPS_ONLY : {}) }
}
