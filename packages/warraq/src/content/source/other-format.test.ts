import { expect, test } from 'vitest'
import { formatDiagnostic } from '../../shared/data/diagnostic.ts'
import { isOtherFormat, otherFormats } from './other-format.ts'

test('files in the formats of other tools are told, with one cause for each format', () => {
  const files = ['docs/a.rst', 'docs/B.RST', 'docs/c.ipynb']
  expect(files.filter(isOtherFormat)).toEqual(files)
  expect(otherFormats(files).map(({ cause }) => cause)).toEqual([
    'reStructuredText',
    'reStructuredText',
    'a notebook of Jupyter',
  ])
  expect(otherFormats(['docs/a.rst']).map(formatDiagnostic).join('\n')).toMatchInlineSnapshot(`
    "docs/a.rst  warning  content/other-format
      found     a file in another format: reStructuredText
      expected  Markdown; no page is made of other files
      fix       convert it to Markdown (pandoc reads most formats), or take it out of the folder with the pages"
  `)
})

test.each([
  'a.md',
  'a.mdx',
  'a.png',
  'a.txt',
  'rst',
  'constructor.constructor',
])('%s is none', (file) => {
  expect(isOtherFormat(file)).toBe(false)
})
