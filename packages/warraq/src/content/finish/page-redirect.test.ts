import { expect, test } from 'vitest'
import { PLAIN_CONTEXT } from '../compile-context.fixtures.ts'
import { compilePage } from '../compile-page.ts'

const compiled = (text: string, format: 'md' | 'mdx', foreignSite?: object) =>
  compilePage(
    { file: 'docs/a.md', format, text, firstLine: 1 },
    { ...PLAIN_CONTEXT, ...(foreignSite && { foreignSite: { ...foreignSite } }) },
  )

const refresh = (content: string) => `<meta http-equiv="refresh" content="${content}" />`

test.each([
  ['md', refresh('0; url=/oil/?a&amp;b')],
  ['mdx', refresh('0;URL=/oil/?a&amp;b')],
  ['mdx', `<head>${refresh("0; url='/oil/?a&amp;b'")}</head>`],
] as const)('in %s, %s leads on from the head, and by a link', async (format, text) => {
  const { page, problems } = await compiled(`${text}\n`, format, {})
  expect(problems).toEqual([])
  expect(page.html).toContain('<a href="/oil/?a&amp;b">/oil/?a&amp;b</a>')
  expect(page.html).not.toContain('<meta')
  expect(page.head).toEqual([
    { tag: 'meta', attributes: { 'http-equiv': 'refresh', content: '0; url=/oil/?a&b' } },
  ])
})

test.each([
  ['to code', refresh('0; url=javascript:f()'), {}],
  ['in a site that was written for the engine', refresh('0; url=/oil/'), undefined],
  ['that only loads the page again', refresh('30'), {}],
])('an element %s is left out', async (_, text, foreignSite) => {
  const { page, problems } = await compiled(`${text}\n`, 'md', foreignSite)
  expect(problems).toMatchObject([{ code: 'html/forbidden' }])
  expect(page.head).toBeUndefined()
})
