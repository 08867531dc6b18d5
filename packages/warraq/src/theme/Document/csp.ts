import { createHash } from 'node:crypto'
import type { TrustedPolicyName } from '../../shared/trusted-types.ts'

/** What documents may load besides the files of the site. */
export interface CspSources {
  /** Origins the reader's browser may call: search provider, analytics, endpoints of islands. */
  readonly connect: readonly string[]
  /** Content may show pages of other sites in frames. */
  readonly hasFrames: boolean
  /** Own scripts may compile WebAssembly. */
  readonly hasWebAssembly: boolean
}

export interface InlineTexts {
  /** Texts of inline scripts. */
  readonly scripts: readonly string[]
  /** Texts of style elements. */
  readonly styles: readonly string[]
}

const POLICIES: readonly TrustedPolicyName[] = ['docs-engine', 'docs-worker']
/** Lets the library that compiles WebAssembly start its own worker. */
const LIBRARY_POLICY: TrustedPolicyName = 'default'

/**
 * A Content-Security-Policy: own files, and inline scripts and styles by hash, nothing else. A
 * document has one with the hashes of what is in it; hosts send one with those of all documents.
 */
export function contentSecurityPolicy(
  { connect, hasFrames, hasWebAssembly }: CspSources,
  { scripts, styles }: InlineTexts,
): string {
  return [
    "default-src 'self'",
    [
      'script-src',
      "'self'",
      ...(hasWebAssembly ? ["'wasm-unsafe-eval'"] : []),
      ...scripts.map(hashSource),
    ].join(' '),
    ['style-src', "'self'", ...styles.map(hashSource)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    ...(hasFrames ? ["frame-src 'self' https:"] : []),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    ['trusted-types', ...POLICIES, ...(hasWebAssembly ? [LIBRARY_POLICY] : [])].join(' '),
  ].join('; ')
}

/** The same few texts are in every document. */
const hashSources = new Map<string, string>()

function hashSource(text: string): string {
  const known = hashSources.get(text)
  if (known !== undefined) return known
  const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  hashSources.set(text, source)
  return source
}
