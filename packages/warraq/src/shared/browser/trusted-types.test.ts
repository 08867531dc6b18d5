import { afterEach, expect, test, vi } from 'vitest'

const rules = { createHTML: (html: string) => html }

afterEach(() => vi.unstubAllGlobals())

async function freshPolicy() {
  vi.resetModules()
  return (await import('./trusted-types.ts')).trustedPolicy
}

test('leaves HTML as it is in a browser without Trusted Types', async () => {
  const trustedPolicy = await freshPolicy()
  expect(trustedPolicy('docs-engine', rules).createHTML('<p>')).toBe('<p>')
})

test('passes HTML through one named policy, created once', async () => {
  const names: string[] = []
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string) => {
      names.push(name)
      return { createHTML: (html: string) => `trusted ${html}` }
    },
  })
  const trustedPolicy = await freshPolicy()
  const made = ['<p>', '<b>'].map((html) => trustedPolicy('docs-engine', rules).createHTML(html))
  expect(made).toEqual(['trusted <p>', 'trusted <b>'])
  expect(names).toEqual(['docs-engine'])
})
