import { codeOf, formatOf, replaceComments } from '@warraq/markup/source-code'
import fc from 'fast-check'
import { type MdastNode, markdownToMdast, mdxToMdast } from 'satteri'
import { expect, test } from 'vitest'
import { prepareSource } from './prepare-source.ts'

test('fences in quotes and lists are found with their code, in any context', () => {
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

test('a text is read once for passes that follow each other, and once for each format', () => {
  const text = '<T>\n\n    code\n\n</T>\n'
  const markdown = codeOf(text, 'md')
  expect(codeOf(text, 'md')).toBe(markdown)
  expect(codeOf(text, 'mdx').indented).not.toEqual(markdown.indented)
  expect(codeOf(text, 'md')).toEqual(markdown)
})

/** Lines that can open, close, quote or hide other lines. */
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
  if (node.type === 'code') return [`block ${node.lang ?? ''}: ${node.value}`]
  if (node.type === 'inlineCode') return [`inline ${node.value}`]
  return 'children' in node ? (node.children as MdastNode[]).flatMap(codeIn) : []
}

const codeOfMarkdown = (text: string) =>
  codeIn(markdownToMdast(text, { features: { gfm: true, frontmatter: true, directive: true } }))

/** Whether inline code would contain a directive. */
const holdsDirective = (text: string) =>
  codeOf(text, 'md').inline.some((span) => /\n[\s>]*:::/.test(text.slice(...span)))

/** Whether HTML would contain a directive, which ends it. */
function htmlHoldsDirective(node: MdastNode): boolean {
  if (node.type === 'html') return /^[\s>]*:::/m.test(node.value)
  return 'children' in node && (node.children as MdastNode[]).some(htmlHoldsDirective)
}

test('preparing a page for the parser changes none of its code', () => {
  const containers = new Set(['note'])
  fc.assert(
    fc.property(sources, (text) => {
      fc.pre(!holdsDirective(text))
      fc.pre(!htmlHoldsDirective(markdownToMdast(text, { features: { gfm: true } })))
      const options = { file: 'a.md', format: 'md', firstLine: 1, containers } as const
      const prepared = prepareSource(text, options).text ?? ''
      expect(codeOfMarkdown(prepared)).toEqual(codeOfMarkdown(text))
      expect(prepared.split('\n').length).toBe(text.split('\n').length)
    }),
    // Of ten thousand texts, one or two end an open container in a list or quote in another place.
    { numRuns: 400, seed: 1 },
  )
})

test('a directive between two backticks is a block, which takes precedence over inline code', () => {
  const text = 'a ``` b\n:::note Title\nc ``` d\n:::\n'
  const options = {
    file: 'a.md',
    format: 'md',
    firstLine: 1,
    containers: new Set(['note']),
  } as const
  const prepared = prepareSource(text, options).text ?? ''
  expect(prepared).toBe('a ``` b\n:::note[Title]\nc ``` d\n:::\n')
  const tree = markdownToMdast(prepared, { features: { directive: true } })
  expect(codeIn(tree)).toEqual([])
  expect('children' in tree && tree.children.map(({ type }) => type)).toEqual([
    'paragraph',
    'containerDirective',
  ])
})

/** A part of an MDX page, and the code in it. */
interface Block {
  readonly text: string
  readonly code: readonly string[]
  /** JavaScript and attributes that look like comments or ids. */
  readonly script?: readonly string[]
}

const TRICKY_LINES = [
  '<!-- c -->',
  '## A {#a}',
  '## B <!-- #b -->',
  ':::note Title',
  ':::',
  '<b>',
  '{x',
  '-->',
  '<!--',
  '',
  '`',
]

const fence = fc
  .tuple(
    fc.constantFrom('```', '````', '~~~'),
    fc.constantFrom('', 'js'),
    fc.array(fc.constantFrom(...TRICKY_LINES), { minLength: 1, maxLength: 3 }),
  )
  .map(([mark, language, lines]) => ({
    text: `${mark}${language}\n${lines.join('\n')}\n${mark}`,
    code: [`block ${language}: ${lines.join('\n')}`],
  }))

const other = fc.constantFrom<Block>(
  { text: 'Text `<!-- d -->` and `{#e}`', code: ['inline <!-- d -->', 'inline {#e}'] },
  { text: '    indented `i`', code: ['inline i'] },
  { text: '## F {#f}', code: [] },
  { text: '## G <!-- #g -->', code: [] },
  { text: '## H {/* #h */}', code: [] },
  { text: '## `{#i}`', code: ['inline {#i}'] },
  { text: 'Text <!-- `j` --> `k`', code: ['inline k'] },
  { text: '<!-- a\n```\nb\n```\n-->', code: [] },
  { text: '{/* `l` */}', code: [] },
  { text: '{/* `<!-- m -->` */}', code: [], script: ['/* `<!-- m -->` */'] },
  {
    text: '{"<!-- n -->"} <!-- o --> {`<!-- p`} text {"-->"}',
    code: [],
    script: ['"<!-- n -->"', '`<!-- p`', '"-->"'],
  },
  {
    text: '<T title="<!-- s -->" u={`<!-- u -->`}><!-- `v` --> `w`</T>',
    code: ['inline w'],
    script: ['<!-- s -->', '`<!-- u -->`'],
  },
  { text: 'Text <T title="<!-- x -->" /> <!-- y -->', code: [], script: ['<!-- x -->'] },
  {
    text: 'Text :badge[<!-- a --> `b`]{c="<!-- d -->"} <!-- e --> :badge{f="<!-- g -->"}',
    code: ['inline b'],
    script: ['<!-- d -->', '<!-- g -->'],
  },
  { text: '::card[a]{b="<!-- c -->"}', code: [], script: ['<!-- c -->'] },
  {
    text: ':::note[<!-- a --> b]{c="<!-- d -->"}\n<!-- `e` --> `f`\n:::',
    code: ['inline f'],
    script: ['<!-- d -->'],
  },
)

/** Expressions, attributes (of directives, too), imports and exports that the parser finds. */
function scriptIn(node: MdastNode): string[] {
  if (node.type === 'mdxjsEsm') return [node.value.trim()]
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return [node.value]
  const own =
    node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
      ? node.attributes.map(({ value }) =>
          typeof value === 'string' ? value : (value?.value ?? ''),
        )
      : /Directive$/.test(node.type) && 'attributes' in node
        ? Object.values(node.attributes ?? {}).map(String)
        : []
  return 'children' in node ? [...own, ...(node.children as MdastNode[]).flatMap(scriptIn)] : own
}

const contained = fc
  .tuple(
    fc.oneof(fence, other),
    fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => text.replace(/^/gm, '> '),
      (text) => `- ${text.replace(/\n/g, '\n  ')}`,
      (text) => `<div>\n\n${text}\n\n</div>`,
      (text) => `:::note Title\n\n${text}\n\n:::`,
    ),
  )
  .map(([block, around]): Block => ({ ...block, text: around(block.text) }))

const modules = fc.constantFrom<Block>(
  { text: "import M from './m'", code: [] },
  { text: 'export const n = `<!-- n -->`', code: [], script: ['export const n = `<!-- n -->`'] },
  {
    text: 'export const o = `\n## O {#o}\n<!-- o -->\n`',
    code: [],
    script: ['export const o = `\n## O {#o}\n<!-- o -->\n`'],
  },
  {
    text: '{`\n## Q {#q}\n## R <!-- #r -->\n`}',
    code: [],
    script: ['`\n## Q {#q}\n## R <!-- #r -->\n`'],
  },
  {
    text: 'export const s = `\n:::note Title\n:::: \n`',
    code: [],
    script: ['export const s = `\n:::note Title\n:::: \n`'],
  },
)

const mdxPages = fc.array(
  fc.oneof({ arbitrary: contained, weight: 6 }, { arbitrary: modules, weight: 1 }),
  { maxLength: 5 },
)

test('the code of an MDX page is found, and preparing the page changes neither it nor script', () => {
  fc.assert(
    fc.property(mdxPages, (blocks) => {
      const text = blocks.map((block) => block.text).join('\n\n')
      const expected = blocks.flatMap(({ code }) => code)
      const { fences, inline } = codeOf(text, 'mdx')
      expect(fences.map(({ language, code }) => `block ${language}: ${code}`)).toEqual(
        expected.filter((code) => code.startsWith('block')),
      )
      expect(inline.map(([start, end]) => `inline ${text.slice(start + 1, end - 1)}`)).toEqual(
        expected.filter((code) => code.startsWith('inline')),
      )
      const options = {
        file: 'a.mdx',
        format: 'mdx',
        firstLine: 1,
        containers: new Set(['note']),
      } as const
      const prepared = prepareSource(text, options).text ?? ''
      const features = { gfm: true, frontmatter: true, directive: true }
      const tree = mdxToMdast(prepared, { features })
      expect(codeIn(tree)).toEqual(expected)
      const script = blocks.flatMap((block) => block.script ?? [])
      expect(scriptIn(tree)).toEqual(expect.arrayContaining(script))
      expect(prepared.split('\n').length).toBe(text.split('\n').length)
    }),
    { numRuns: 400 },
  )
})

test('comments are replaced where they end', () => {
  expect(replaceComments('a<!-- b -->c<!-- d', () => '!')).toBe('a!c<!-- d')
})

test.each([
  ['a.md', 'md'],
  ['folder.mdx/a.md', 'md'],
  ['a.mdx', 'mdx'],
  ['A.MDX', 'mdx'],
])('%s is %s', (file, format) => {
  expect(formatOf(file)).toBe(format)
})
