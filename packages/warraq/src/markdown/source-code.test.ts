import fc from 'fast-check'
import { type MdastNode, markdownToMdast } from 'satteri'
import { expect, test } from 'vitest'
import { prepareDirectiveFences } from '../content/directive-fences.ts'
import { normalizeHeadingIds } from '../content/mdx-compat.ts'
import { codeOf, replaceComments } from './source-code.ts'

test('fences in quotes and lists are found with their code, whatever is around them', () => {
  const text = '> ```js t="a"\n> a\n> ```\n- ~~~\n  b\n  ~~~\n\n    indented\n\n````\n```\n````\n'
  expect(codeOf(text, 'md').fences).toEqual([
    { language: 'js', meta: 't="a"', code: 'a', line: 1, firstLine: 2, lastLine: 3 },
    { language: '', meta: '', code: 'b', line: 4, firstLine: 5, lastLine: 6 },
    { language: '', meta: '', code: '```', line: 10, firstLine: 11, lastLine: 12 },
  ])
})

test('MDX with comments and heading ids is read as MDX', () => {
  const text = '<T>\n<!-- a -->\n`b`\n\n## C {#c}\n\n    <b>text</b>\n</T>\n'
  const { inline, lines } = codeOf(text, 'mdx')
  expect(inline.map(([start, end]) => text.slice(start, end))).toEqual(['`b`'])
  expect([...lines]).toEqual([])
})

/** Lines of which some open, close, quote or hide others; code within a line ends there. */
const sources = fc
  .array(
    fc.tuple(
      fc.constantFrom('', '> ', '- ', '  ', '    ', '> > ', '1. '),
      fc.constantFrom(
        ...['```', '```js', '~~~', '````', ':::note Title', ':::', '::::', '## A <!-- #a -->'],
        ...[
          'text',
          '',
          '<!-- c -->',
          '<!--',
          '-->',
          '`<!-- d -->`',
          '<div>',
          '</div>',
          '## B {#b}',
        ],
      ),
    ),
    { maxLength: 12 },
  )
  .map((lines) => lines.map(([prefix, line]) => prefix + line).join('\n'))

/** All code that the parser finds. */
function codeIn(node: MdastNode): string[] {
  if (node.type === 'code') return [`block ${node.lang}: ${node.value}`]
  if (node.type === 'inlineCode') return [`inline ${node.value}`]
  return 'children' in node ? (node.children as MdastNode[]).flatMap(codeIn) : []
}

const codeOfMarkdown = (text: string) =>
  codeIn(markdownToMdast(text, { features: { gfm: true, frontmatter: true } }))

test('preparing a page for the parser changes none of its code', () => {
  const containers = new Set(['note'])
  fc.assert(
    fc.property(sources, (text) => {
      const ids = normalizeHeadingIds(text, 'md')
      const options = { file: 'a.md', format: 'md', firstLine: 1, containers } as const
      const prepared = prepareDirectiveFences(ids, options).text
      expect(codeOfMarkdown(prepared)).toEqual(codeOfMarkdown(text))
      expect(prepared.split('\n').length).toBe(text.split('\n').length)
    }),
    { numRuns: 400 },
  )
})

test('comments are replaced where they end', () => {
  expect(replaceComments('a<!-- b -->c<!-- d', () => '!')).toBe('a!c<!-- d')
})
