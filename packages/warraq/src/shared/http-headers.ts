/** Sent with every document, in preview and in the sample host configurations. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
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
export function securityHeadersOf(file: string, csp: string): Readonly<Record<string, string>> {
  const policy = { 'Content-Security-Policy': `${csp}; frame-ancestors 'none'` }
  if (file.endsWith('.html')) return { ...SECURITY_HEADERS, ...policy }
  const isWorker = /-worker-[^/]*\.js$/.test(file)
  return { 'X-Content-Type-Options': 'nosniff', ...(isWorker ? policy : {}) }
}
