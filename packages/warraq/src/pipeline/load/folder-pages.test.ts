import { expect, test } from 'vitest'
import { docAt } from '../../pages/site.fixtures.ts'
import { onePageForEachFolder } from './folder-pages.ts'

const routesOf = (...files: readonly (readonly [path: string, slug?: string])[]) =>
  onePageForEachFolder(
    files.map(([path, slug]) => ({
      read: {
        doc: docAt(path, slug === undefined ? {} : { slug }),
        body: { file: path, text: '', firstLine: 1, format: 'md' as const },
        text: '',
      },
      problems: [],
    })),
    [{ key: 'docs', numberPrefixes: true }],
  ).map(({ read }) => read?.doc.route)

test('the index of a folder is its page, and its README has an address of its own', () => {
  expect(routesOf(['README.md'], ['a/README.md'], ['a/a.md'], ['a/index.md'])).toEqual([
    '/docs/',
    '/docs/a/README/',
    '/docs/a/a/',
    '/docs/a/',
  ])
})

test('two pages with one address by their slugs keep it', () => {
  expect(routesOf(['a.md', '/a'], ['a/index.md', '/a'])).toEqual(['/docs/a/', '/docs/a/'])
})
