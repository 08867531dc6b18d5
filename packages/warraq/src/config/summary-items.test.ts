import { expect, test } from 'vitest'
import { summaryItems } from './summary-items.ts'

const PAGES = new Set(['README.md', 'a.md', 'b/README.md', 'b/c d.md', 'last.md'])
const read = (text: string) =>
  summaryItems(text, {
    file: 'SUMMARY.md',
    pageAt: (path) => (PAGES.has(path) ? path : undefined),
  })

test('chapters of mdBook: before, in and after its parts', () => {
  const { items, problems } = read(`# Summary

[Introduction](README.md)

# First \`part\`

- [One](a.md)
    - [Two](b/README.md)

---

[Last](last.md)
`)
  expect(problems).toEqual([])
  expect(items).toEqual([
    { type: 'doc', id: 'README.md', label: 'Introduction' },
    {
      ...{ type: 'category', label: 'First part', collapsible: false },
      items: [
        {
          ...{ type: 'category', label: 'One', link: { type: 'doc', id: 'a.md' } },
          items: [{ type: 'doc', id: 'b/README.md', label: 'Two' }],
        },
        { type: 'doc', id: 'last.md', label: 'Last' },
      ],
    },
  ])
})

test('GitBook: groups, names without a page, encoded paths, other sites', () => {
  const { items, problems } = read(`# Table of contents

* [Start](README.md#top)

## Guides <a href="#guides" id="guides"></a>

* Basics
  * [Of **c**](b/c%20d.md "In the menu")
  * [Site](https://example.org/x)
  * [Mail](mailto:a@example.org)
* [Off](javascript:alert(1))

## Empty

`)
  expect(problems.map(({ line, found }) => [line, found])).toEqual([
    [11, '"Off": javascript:alert(1), which is not a page'],
  ])
  expect(items).toEqual([
    { type: 'doc', id: 'README.md', label: 'Start' },
    {
      ...{ type: 'category', label: 'Guides', collapsible: false },
      items: [
        {
          ...{ type: 'category', label: 'Basics' },
          items: [
            { type: 'doc', id: 'b/c d.md', label: 'Of c' },
            { type: 'link', href: 'https://example.org/x', label: 'Site' },
            { type: 'link', href: 'mailto:a@example.org', label: 'Mail' },
          ],
        },
      ],
    },
  ])
})

test('an entry without a page is reported with its line, and its pages stay', () => {
  const { items, problems } = read('- [Draft]()\n- [Gone](gone.md)\n  - [One](a.md)\n')
  expect(items).toEqual([
    { type: 'category', label: 'Gone', items: [{ type: 'doc', id: 'a.md', label: 'One' }] },
  ])
  expect(problems.map(({ code, line, found }) => [code, line, found])).toEqual([
    ['sidebar/unknown-doc', 1, '"Draft" without a page'],
    ['sidebar/unknown-doc', 2, '"Gone": gone.md, which is not a page'],
  ])
})

test('a text that is not a summary has no items', () => {
  expect(read('# Summary\n\nWe had a good year.\n\n- Growth\n').items).toEqual([])
  expect(read('').items).toEqual([])
})
