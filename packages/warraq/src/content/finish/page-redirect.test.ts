import { expect, test } from 'vitest'
import { PLAIN_CONTEXT } from '../compile-context.fixtures.ts'
import { compilePage } from '../compile-page.ts'

const compiled = (text: string, format: 'md' | 'mdx', redirectsInText = true) =>
  compilePage(
    { file: 'docs/a.md', format, text, firstLine: 1 },
    { ...PLAIN_CONTEXT, rules: { redirectsInText } },
  )

const refresh = (content: string) => `<meta http-equiv="refresh" content="${content}" />`

test.each([
  ['md', refresh('0; url=/oil/?a&amp;b')],
  ['mdx', refresh('0;URL=/oil/?a&amp;b')],
  ['mdx', `<head>${refresh("0; url='/oil/?a&amp;b'")}</head>`],
] as const)('in %s, %s leads on from the head, and by a link', async (format, text) => {
  const { page, problems } = await compiled(`${text}\n`, format)
  expect(problems).toEqual([])
  expect(page.html).toContain('<a href="/oil/?a&amp;b">/oil/?a&amp;b</a>')
  expect(page.html).not.toContain('<meta')
  expect(page.head).toEqual([
    { tag: 'meta', attributes: { 'http-equiv': 'refresh', content: '0; url=/oil/?a&b' } },
  ])
})

test.each([
  ['to code', refresh('0; url=javascript:f()'), true],
  ['in a site without the rule', refresh('0; url=/oil/'), false],
  ['that only loads the page again', refresh('30'), true],
])('an element %s is left out', async (_, text, redirects) => {
  const { page, problems } = await compiled(`${text}\n`, 'md', redirects)
  expect(problems).toMatchObject([{ code: 'html/forbidden' }])
  expect(page.head).toBeUndefined()
})
