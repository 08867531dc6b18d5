/** Sent with every file of the site, in preview and in the sample host configurations. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
}

/** Files whose name holds a hash of their content never change; the rest is asked for again. */
export function cacheControlOf(path: string): string {
  return /(?:^|\/)assets\//.test(path)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate'
}
