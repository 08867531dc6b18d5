import { createHash } from 'node:crypto'

export interface CspOptions {
  /** Text of every inline script the documents carry. */
  readonly inlineScripts: readonly string[]
  /** Text of every inline style element. */
  readonly inlineStyles: readonly string[]
  /** Origins the reader's browser may call: search provider, analytics, endpoints of islands. */
  readonly connect: readonly string[]
  /** Own scripts may compile WebAssembly. */
  readonly hasWebAssembly?: boolean
}

/**
 * The Content-Security-Policy of every document: own files and the engine's inline scripts by
 * hash, nothing else.
 */
export function contentSecurityPolicy({
  inlineScripts,
  inlineStyles,
  connect,
  hasWebAssembly = false,
}: CspOptions): string {
  return [
    "default-src 'self'",
    [
      'script-src',
      "'self'",
      ...(hasWebAssembly ? ["'wasm-unsafe-eval'"] : []),
      ...inlineScripts.map(hashSource),
    ].join(' '),
    ['style-src', "'self'", ...inlineStyles.map(hashSource)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
