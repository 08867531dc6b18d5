import { expect, test } from 'vitest'
import { createHtmlPolicy } from './trusted-html.ts'

test('leaves HTML as it is in a browser without Trusted Types', () => {
  expect(createHtmlPolicy({})('<p>')).toBe('<p>')
})

test('passes HTML through one named policy', () => {
  const names: string[] = []
  const trustedTypes = {
    createPolicy: (name: string, rules: { createHTML(html: string): string }) => {
      names.push(name)
      return { createHTML: (html: string) => `trusted ${rules.createHTML(html)}` }
    },
  }
  const trusted = createHtmlPolicy({ trustedTypes })
  expect([trusted('<p>'), trusted('<b>')]).toEqual(['trusted <p>', 'trusted <b>'])
  expect(names).toEqual(['docs-engine'])
})
