/** What of a build the headers of its files depend on. */
export interface SitePolicy {
  /** Content-Security-Policy of the documents. */
  readonly csp: string
  /** The site is published with https, so that browsers need not ask for it without. */
  readonly isHttps: boolean
}

const FOR_ALL_FILES = { 'X-Content-Type-Options': 'nosniff' }
const FOR_DOCUMENTS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
}

/** A year, for this name alone: what its subdomains do is not known here. */
const HTTPS_ONLY = { 'Strict-Transport-Security': 'max-age=31536000' }

/** Headers of documents, in preview and in the configurations of hosts. */
export function documentHeaders({ csp, isHttps }: SitePolicy): Readonly<Record<string, string>> {
  return {
    ...FOR_ALL_FILES,
    ...(isHttps ? HTTPS_ONLY : {}),
    ...FOR_DOCUMENTS,
    'Content-Security-Policy': `${csp}; frame-ancestors 'none'`,
  }
}

/** Files of the output that are for hosts and tools, never for readers. */
export const NOT_SERVED: readonly string[] = [
  '_headers',
  '_redirects',
  'nginx.conf.sample',
  'Caddyfile.sample',
]

/** Files whose name holds a hash of their content never change; the rest is asked for again. */
export function cacheControlOf(path: string): string {
  return /(?:^|\/)assets\//.test(path)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate'
}

/** Headers of a file: the policies are for documents and for workers, which run under their own. */
export function securityHeadersOf(
  file: string,
  policy: SitePolicy,
): Readonly<Record<string, string>> {
  const isWorker = /-worker(?:-[^/]*)?\.js$/.test(file)
  if (file.endsWith('.html') || isWorker) return documentHeaders(policy)
  return { ...FOR_ALL_FILES, ...(policy.isHttps ? HTTPS_ONLY : {}) }
}
