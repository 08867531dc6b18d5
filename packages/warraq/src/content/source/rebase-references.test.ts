import { expect, test } from 'vitest'
import { rebasedHref } from './rebase-references.ts'

test.each([
  ['./map.png', '../parts/map.png'],
  ['map.png', '../parts/map.png'],
  ['../guide/b.md#keys', 'b.md#keys'],
  ['../other/c.mdx?a=1#b', '../other/c.mdx?a=1#b'],
  ['../faucet', '../faucet'],
  ['./faucet/#keys', './faucet/#keys'],
  ['#keys', '#keys'],
  ['/img/a.png', '/img/a.png'],
  ['@site/img/a.png', '@site/img/a.png'],
  ['https://a.example/a.png', 'https://a.example/a.png'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['pathname:///a.pdf', 'pathname:///a.pdf'],
])('%s of a partial in another folder is %s for the page', (href, rebased) => {
  expect(rebasedHref(href, 'docs/parts/_a.mdx', 'docs/guide/a.mdx')).toBe(rebased)
})

test('a partial beside its page is written as the page is', () => {
  expect(rebasedHref('./map.png', 'docs/guide/_a.mdx', 'docs/guide/a.mdx')).toBe('./map.png')
})
