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

test.each([
  ['guide/b.mdx#keys', 'guide/b.mdx#keys'],
  ['c.md', '../parts/c.md'],
  ['./guide/b.mdx', '../parts/guide/b.mdx'],
  ['pictures/a.png', '../parts/pictures/a.png'],
])('%s, which may begin at the folder of all pages, is %s', (href, rebased) => {
  const exists = (file: string) => file === 'docs/parts/c.md'
  expect(rebasedHref(href, 'docs/parts/_a.mdx', 'docs/guide/a.mdx', exists)).toBe(rebased)
})
