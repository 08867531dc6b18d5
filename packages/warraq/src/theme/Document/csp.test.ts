import { expect, test } from 'vitest'
import { type CspSources, contentSecurityPolicy, type InlineTexts } from './csp.ts'

/** Values of each directive by its name. */
function policyOf(sources: Partial<CspSources> = {}, inline: Partial<InlineTexts> = {}) {
  const policy = contentSecurityPolicy(
    { connect: [], hasFrames: false, hasWebAssembly: false, ...sources },
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
  expect(policyOf({ hasFrames: true })).toMatchObject({ 'frame-src': "'self' https:" })
  expect(policyOf({ hasWebAssembly: true })).toMatchObject({
    'script-src': "'self' 'wasm-unsafe-eval'",
    'trusted-types': 'docs-engine docs-worker default',
  })
})
