import { expect, test } from 'vitest'
import { NO_SOURCES } from './csp.fixtures.ts'
import { type CspSources, contentSecurityPolicy, type InlineTexts } from './csp.ts'

/** Values of each directive by its name. */
function policyOf(sources: Partial<CspSources> = {}, inline: Partial<InlineTexts> = {}) {
  const policy = contentSecurityPolicy(
    { ...NO_SOURCES, ...sources },
    { scripts: [], styles: [], ...inline },
  )
  const directives = policy.split('; ').map((directive) => directive.split(' '))
  return Object.fromEntries(directives.map(([name = '', ...values]) => [name, values.join(' ')]))
}

test('a plain site loads its own files only, and no plug-ins', () => {
  expect(policyOf()).toMatchObject({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'docs-engine docs-worker',
  })
  expect(policyOf()).not.toHaveProperty('frame-src')
})

test('allows inline code by its hash, where it is used', () => {
  // The hash of `alert('Hello, world.');` is the example of the CSP specification.
  const hash = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"
  const text = "alert('Hello, world.');"
  expect(policyOf({}, { scripts: [text] })).toMatchObject({
    'script-src': `'self' ${hash}`,
    'style-src': "'self'",
  })
  expect(policyOf({}, { styles: [text] })).toMatchObject({
    'script-src': "'self'",
    'style-src': `'self' ${hash}`,
  })
})

test('opens only what the site needs in addition', () => {
  expect(policyOf({ connect: ['https://search.example', 'wss://node.example'] })).toMatchObject({
    'connect-src': "'self' https://search.example wss://node.example",
  })
  expect(policyOf({ frames: ['https:'] })).toMatchObject({ 'frame-src': "'self' https:" })
  expect(policyOf({ hasWebAssembly: true })).toMatchObject({
    'script-src': "'self' 'wasm-unsafe-eval'",
    'trusted-types': 'docs-engine docs-worker',
  })
})

test('adds the origins of each kind, and media only where there are any', () => {
  const origin = ['https://cdn.example']
  expect(policyOf()).not.toHaveProperty('media-src')
  expect(
    policyOf({
      scripts: origin,
      styles: origin,
      images: [...origin, ...origin],
      media: origin,
      fonts: origin,
    }),
  ).toMatchObject({
    'script-src': "'self' https://cdn.example",
    'style-src': "'self' https://cdn.example",
    'img-src': "'self' data: https://cdn.example",
    'media-src': "'self' https://cdn.example",
    'font-src': "'self' https://cdn.example",
  })
})

test('lets scripts of others create the named Trusted Types policies, or needs none', () => {
  expect(policyOf({ trustedTypes: ['goog#html'] })).toMatchObject({
    'trusted-types': 'docs-engine docs-worker goog#html',
  })
  expect(policyOf({ trustedTypes: false })).not.toHaveProperty('trusted-types')
  expect(policyOf({ trustedTypes: false })).not.toHaveProperty('require-trusted-types-for')
})
