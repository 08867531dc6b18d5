import { createElement, isValidElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { formatDiagnostic } from '../../shared/data/diagnostic.ts'
import { PLAIN_CONTEXT } from '../compile-context.fixtures.ts'
import type { CompileContext, ContentComponent } from '../compile-context.ts'
import { compilePage } from '../compile-page.ts'

type Props = Record<string, unknown>

const component = (name: string, render: ContentComponent['component']) =>
  [name.toLowerCase(), { name, component: render }] as const

/** The first element in a value. */
const cellOf = (value: unknown): ReactNode =>
  isValidElement(value)
    ? value
    : typeof value === 'function'
      ? value()
      : cellOf(Object.values(value as object)[0])

const context: CompileContext = {
  ...PLAIN_CONTEXT,
  components: new Map<string, ContentComponent>([
    component('Value', ({ of = 'nothing' }: Props) => `value: ${String(of)}`),
    component('Frame', ({ children }: Props) => createElement('section', null, children as string)),
    component('Cells', ({ of }: Props) => cellOf(of)),
    component('Box', () => createElement('div', { style: { position: 'absolute', top: 3 } })),
    component('Evil', () => createElement('script', null, '1')),
    component('Broken', () => {
      throw new Error('no data')
    }),
  ]),
}

async function compile(...lines: string[]) {
  const body = { file: 'a.mdx', format: 'mdx', text: lines.join('\n'), firstLine: 1 } as const
  const { page, problems } = await compilePage(body, context)
  return {
    html: page.html.trim(),
    head: page.head ?? [],
    documentTitle: page.documentTitle,
    styles: page.styles ?? [],
    problems: problems.map(formatDiagnostic).join('\n'),
  }
}

test('components of the site need no import', async () => {
  expect(await compile('<Value of="x" />', '', '<Value of={[1, 2]} />')).toMatchObject({
    html: 'value: x\nvalue: 1,2',
    problems: '',
  })
})

test('a component around content keeps the elements of the content', async () => {
  const { html } = await compile('<Frame>', '', 'An *a*.', '', '<Value />', '', '</Frame>')
  expect(html).toMatch(/^<section>\s*<p>An <em>a<\/em>.<\/p>\s*value: nothing\s*<\/section>$/)
})

test('HTML of a component without children counts as the site’s own; around content it is checked', async () => {
  expect(await compile('<Evil />')).toMatchObject({ html: '<script>1</script>', problems: '' })
  const { problems } = await compile('a', '', '<Frame><script>1</script></Frame>')
  expect(problems).toContain('html/forbidden')
})

test.each([
  '{<script>1</script>}',
  '{[<script>1</script>]}',
  '{[{ cell: <script>1</script> }]}',
  '{{ make: () => <script>1</script> }}',
])('HTML of content in a prop is checked: %s', async (prop) => {
  const { problems } = await compile(`<Cells of=${prop} />`)
  expect(problems).toContain('html/forbidden')
})

test.each([
  ['alone', '<Broken />'],
  ['around content', '<Broken>*a*</Broken>'],
])('a component that throws %s is reported with its line', async (_, jsx) => {
  const { problems } = await compile('# A', '', jsx)
  expect(problems).toBe(
    [
      'a.mdx:3  error  component/failed',
      '  found     <Broken> failed: no data',
      '  expected  attributes the component can render',
      '  fix       correct the attributes, or the component Broken',
    ].join('\n'),
  )
})

test('<Head> moves its elements to the head of the document, attributes as text', async () => {
  const { html, head, problems } = await compile(
    '<Head>',
    '  <meta name="robots" content="noindex" />',
    '  <link rel="canonical" href="https://a.example/" />',
    '  <meta property="og:image:width" content={200} />',
    '</Head>',
    '',
    'Text.',
  )
  expect(html).toBe('<p>Text.</p>')
  expect(problems).toBe('')
  expect(head).toEqual([
    { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
    { tag: 'link', attributes: { rel: 'canonical', href: 'https://a.example/' } },
    { tag: 'meta', attributes: { property: 'og:image:width', content: '200' } },
  ])
})

test.each([
  '<meta httpEquiv="refresh" content="0" />',
  '<link rel="stylesheet" href="/x.css" />',
  '<link rel="modulepreload" href="/x.js" />',
  '<link rel="icon" href="javascript:1" />',
  '<link href="/x" />',
  '<link rel="next" href="/x" onLoad="f()" />',
])('<Head> refuses %s', async (tag) => {
  const { head, problems } = await compile(`<Head>${tag}</Head>`)
  expect(head).toEqual([])
  expect(problems).toContain('html/forbidden')
  expect(problems).toContain('in the head')
})

test.each([
  ['<script>1</script>', '<script> in the head', 'docs.config.ts'],
  ['<base href="/x" />', '<base> in the head', 'docs.config.ts'],
  ['<Value />', 'a component in the head', 'docs.config.ts'],
])('<Head> leaves out %s, with a warning', async (content, found, fix) => {
  const { html, head, problems } = await compile(`<Head>${content}</Head>`)
  expect({ html, head }).toEqual({ html: '', head: [] })
  expect(problems).toContain('a.mdx:1  warning  html/left-out')
  expect(problems).toContain(found)
  expect(problems).toContain(fix)
})

test.each([
  ['<Head>', '</Head>'],
  ['<head>', '</head>'],
])('a title in %s is that of the document', async (start, end) => {
  const { html, documentTitle, problems } = await compile(
    start,
    '  <title>Lamps &amp; {"oil"}</title>',
    '  <title>',
    '    The *last* one counts',
    '  </title>',
    end,
  )
  expect({ html, documentTitle, problems }).toEqual({
    html: '',
    documentTitle: 'The last one counts',
    problems: '',
  })
})

test('an empty title is none', async () => {
  expect(await compile('<Head><title> </title></Head>')).toMatchObject({
    documentTitle: undefined,
    problems: '',
  })
})

test('<Head> adds an element once, however often it is rendered', async () => {
  const { head } = await compile('<Head><meta name="a" content="b" /></Head>'.repeat(2))
  expect(head).toEqual([{ tag: 'meta', attributes: { name: 'a', content: 'b' } }])
})

test('<Head> leaves out text', async () => {
  expect(await compile('<Head>text</Head>')).toMatchObject({ html: '', head: [], problems: '' })
})

test('the message quotes a refused element', async () => {
  const { problems } = await compile('<Head><meta charSet="x" name="a" /></Head>')
  expect(problems).toContain('found     <meta charSet="x" name="a"> in the head')
})

test.each([
  [
    'on a line of its own',
    ['<details>', '<summary>More</summary>', 'Text.', '</details>'],
    '<summary>More</summary>',
  ],
  [
    'before a blank line',
    ['<details>', '<summary>More *of* it</summary>', '', 'Text.', '', '</details>'],
    '<summary>More <em>of</em> it</summary>',
  ],
  ['that is missing', ['<details>', '', 'Text.', '', '</details>'], '<summary>Details</summary>'],
])('<details> opens with a summary %s', async (_, lines, summary) => {
  const { html, problems } = await compile(...lines)
  expect(html).toMatch(/^<details class="details"[^>]*><summary>/)
  expect(html).toContain(summary)
  expect(html).toContain('Text.')
  expect(html).not.toContain('<p><summary>')
  expect(problems).toBe('')
})

test('a prop may be an object that contains itself', async () => {
  const { html, problems } = await compile(
    'export const loop = { name: "a" }',
    '',
    '{(loop.self = loop, null)}',
    '',
    '<Value of={loop} />',
  )
  expect(problems).toBe('')
  expect(html).toContain('value: [object Object]')
})

test('the style objects of React become classes', async () => {
  const page = await compile(
    "export const wide = { maxWidth: 400, WebkitTextStroke: 1, lineHeight: 2, '--own': 'var(--a)' }",
    '',
    "<div style={wide}><b className=\"a\" style={{ color: 'red', marginTop: '-1em' }}>b</b></div>",
    '',
    '<p style={undefined}>c</p>',
    '',
    '<Box />',
  )
  expect(page.styles).toEqual([
    'position:absolute;top:3px',
    'max-width:400px;line-height:2;--own:var(--a)',
    'color:red;margin-top:-1em',
  ])
  expect(page.html).toMatch(/<div class="style-\w{8}"><b class="a style-\w{8}">b<\/b><\/div>/)
  expect(page.html).not.toContain('style=')
  expect(page.problems.match(/found .*/g)).toEqual([
    'found     style of <div>: -webkit-text-stroke:1px',
  ])
})

test('a style that is not an object is a problem of the page', async () => {
  const { problems } = await compile('<p style={3}>c</p>')
  expect(problems).toContain('mdx/failed')
})
