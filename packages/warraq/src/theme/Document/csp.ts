import { createHash } from 'node:crypto'
import type { TrustedPolicyName } from '../../shared/browser/trusted-types.ts'
import { remembered } from '../../shared/data/remembered.ts'

/** What documents may load in addition to the files of the site. */
export interface CspSources {
  /** Origins for requests from the browser: search provider, analytics, endpoints of islands. */
  readonly connect: readonly string[]
  /** Whether content may show pages of other sites in frames. */
  readonly hasFrames: boolean
  /** Whether the site's scripts may compile WebAssembly. */
  readonly hasWebAssembly: boolean
}

export interface InlineTexts {
  /** Texts of inline scripts. */
  readonly scripts: readonly string[]
  /** Texts of style elements. */
  readonly styles: readonly string[]
}

const POLICIES: readonly TrustedPolicyName[] = ['docs-engine', 'docs-worker']
/** Policy that lets the library that compiles WebAssembly start its own worker. */
const LIBRARY_POLICY: TrustedPolicyName = 'default'

/**
 * The Content-Security-Policy: the site's own files, and inline scripts and styles by hash, nothing
 * else. A document's policy has only the hashes of its own inline code; that of hosts has the
 * hashes of all documents.
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

/** Cached, because the same few texts are in every document. */
const hashSources = new Map<string, string>()

function hashSource(text: string): string {
  return remembered(
    hashSources,
    text,
    () => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}
