import { createHash } from 'node:crypto'
import { remembered } from '@warraq/search/remembered'
import type { TrustedPolicyName } from '../../shared/browser/trusted-types.ts'
import {
  POLICY_DIRECTIVES,
  type PolicyKind,
  type PolicySources,
} from '../../shared/data/policy-kinds.ts'

/** What documents may load in addition to the files of the site. */
export interface CspSources extends PolicySources {
  /** Whether the site's scripts may compile WebAssembly. */
  readonly hasWebAssembly: boolean
  /** Names of further Trusted Types policies; `false`: scripts need none. */
  readonly trustedTypes: readonly string[] | false
}

export interface InlineTexts {
  /** Texts of inline scripts. */
  readonly scripts: readonly string[]
  /** Texts of style elements. */
  readonly styles: readonly string[]
}

const POLICIES: readonly TrustedPolicyName[] = ['docs-engine', 'docs-worker']

/**
 * The Content-Security-Policy: the site's own files, and inline scripts and styles by hash, nothing
 * else. A document's policy has only the hashes of its own inline code; that of hosts has the
 * hashes of all documents.
 */
export function contentSecurityPolicy(
  sources: CspSources,
  { scripts, styles }: InlineTexts,
): string {
  const { hasWebAssembly } = sources
  const directive = (kind: PolicyKind, own: readonly string[] = []) =>
    [POLICY_DIRECTIVES[kind], "'self'", ...own, ...new Set(sources[kind])].join(' ')
  return [
    "default-src 'self'",
    directive('scripts', [
      ...(hasWebAssembly ? ["'wasm-unsafe-eval'"] : []),
      ...scripts.map(hashSource),
    ]),
    directive('styles', styles.map(hashSource)),
    directive('images', ['data:']),
    ...(sources.media.length > 0 ? [directive('media')] : []),
    directive('fonts'),
    directive('connect'),
    ...(sources.frames.length > 0 ? [directive('frames')] : []),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...trustedTypes(sources),
  ].join('; ')
}

function trustedTypes({ trustedTypes: others }: CspSources): string[] {
  if (others === false) return []
  const names = [...POLICIES, ...others]
  return ["require-trusted-types-for 'script'", ['trusted-types', ...names].join(' ')]
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
