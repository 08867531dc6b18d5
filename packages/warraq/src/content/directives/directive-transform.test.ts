import { htmlToMarkdown } from '@warraq/markup/html-to-markdown'
import { expect, test } from 'vitest'
import { type MarkdownExtensions, NO_EXTENSIONS } from '../../plugins/markdown-extensions.ts'
import type { DirectiveUse } from '../../plugins/warraq-plugin.ts'
import { formatDiagnostic } from '../../shared/data/diagnostic.ts'
import { defaultUiText } from '../../theme/text/ui-text.ts'
import { PLAIN_CONTEXT } from '../compile-context.fixtures.ts'
import type { CompileContext, ContentComponent } from '../compile-context.ts'
import { compilePage } from '../compile-page.ts'

const context: CompileContext = {
  ...PLAIN_CONTEXT,
  components: new Map<string, ContentComponent>([
    ['chain-id', { name: 'ChainId', component: ({ network = 'main' }) => `id of ${network}` }],
  ]),
}

async function compile(
  text: string,
  added: Partial<CompileContext> = {},
  format: 'md' | 'mdx' = 'md',
) {
  const body = { file: 'content/a.md', format, text, firstLine: 5 }
  const { page, problems } = await compilePage(body, { ...context, ...added })
  return { html: page.html.trim(), problems: problems.map(formatDiagnostic) }
}

const htmlOf = async (text: string) => (await compile(text)).html

test.each([
  ['note', 'note', 'Note'],
  ['tip', 'tip', 'Tip'],
  ['info', 'info', 'Info'],
  ['warning', 'warning', 'Warning'],
  ['danger', 'danger', 'Danger'],
  ['secondary', 'note', 'Note'],
  ['success', 'tip', 'Tip'],
  ['important', 'info', 'Important'],
  ['caution', 'warning', 'Caution'],
])(':::%s looks like a %s and is titled %s', async (name, look, title) => {
  expect(await htmlOf(`:::${name}\nText.\n:::`)).toBe(
    `<div class="admonition admonition-${look}" role="note" aria-label="${title}"><p class="admonition-title">${title}</p><p>Text.</p></div>`,
  )
})

test('the title of a box is its label, else its attribute, else the name of its kind', async () => {
  const titleOf = async (head: string) =>
    /aria-label="([^"]*)"><p class="admonition-title">(.*?)<\/p>/
      .exec(await htmlOf(`:::note${head}\nText.\n:::`))
      ?.slice(1)
  expect(await titleOf('[A `b`]{title="C"}')).toEqual(['A b', 'A <code>b</code>'])
  expect(await titleOf('{title="C <d>"}')).toEqual(['C &lt;d&gt;', 'C &lt;d&gt;'])
  expect(await titleOf('{title=""}')).toEqual(['Note', 'Note'])
  expect(await titleOf('[]')).toEqual(['Note', 'Note'])
  expect(await titleOf('')).toEqual(['Note', 'Note'])
})

test.each([
  ['a tab outside a set', ':::tab[A]\nText.\n:::', 5, 'a :::tab outside :::tabs, shown as a box'],
  [
    'a tab inside a box inside a set',
    '::::tabs\n:::note\n:::tab[A]\nText.\n:::\n:::\n:::tab[B]\nText.\n:::\n::::',
    6,
    'content of :::tabs outside every :::tab, shown above the tabs',
  ],
  [
    'text between tabs',
    '::::tabs\n\nText.\n\n:::tab[A]\nText.\n:::\n::::',
    7,
    'content of :::tabs outside every :::tab, shown above the tabs',
  ],
  [
    'two tabs with one value',
    '::::tabs\n:::tab[A]\nText.\n:::\n:::tab[A]\nText.\n:::\n::::',
    9,
    'a second tab with the value "A"',
  ],
])('%s is an error with its line', async (_, text, line, found) => {
  const { problems } = await compile(text)
  expect(problems[0]).toContain(`content/a.md:${line}  error  directive/`)
  expect(problems[0]).toContain(found)
})

test('a comment may stand between tabs', async () => {
  const tabs = '::::tabs\n<!-- first -->\n:::tab[A]\nText.\n:::\n::::'
  expect(await compile(tabs)).toMatchObject({ problems: [] })
})

test.each([
  'constructor',
  'toString',
])('an unknown kind, :::%s, is a box with its name', async (name) => {
  const { html, problems } = await compile(`:::${name}\nText.\n:::`)
  expect(html).toBe(
    `<div class="admonition admonition-${name}" role="note" aria-label="${name}"><p class="admonition-title">${name}</p><p>Text.</p></div>`,
  )
  expect(problems).toHaveLength(1)
})

test('a box takes an id and further classes', async () => {
  expect(await htmlOf(':::tip{#own .wide .tall}\nText.\n:::')).toContain(
    '<div class="admonition admonition-tip wide tall" role="note" aria-label="Tip" id="own">',
  )
})

test('the summary of details is their label, or the default text', async () => {
  expect(await htmlOf(':::details[More *of* it]{#own}\nText.\n:::')).toBe(
    '<details class="details" id="own"><summary>More <em>of</em> it</summary><p>Text.</p></details>',
  )
  expect(await htmlOf(':::details\nText.\n:::')).toContain(
    `<summary>${defaultUiText.details}</summary><p>Text.</p>`,
  )
})

test('steps and cards are plain wrappers', async () => {
  expect(await htmlOf(':::steps\n1. One\n2. Two\n:::')).toBe(
    '<div class="steps"><ol>\n<li>One</li>\n<li>Two</li>\n</ol></div>',
  )
  expect(await htmlOf('::::cards\n:::card{title="A & <b>" href="/a/"}\nText.\n:::\n::::')).toBe(
    '<div class="cards"><a class="card" href="/a/"><span class="card-title">A &amp; &lt;b&gt;</span><p>Text.</p></a></div>',
  )
})

test.each([
  '',
  'no-such-icon',
  'constructor',
  '__proto__',
])('a card with the icon %j shows no icon', async (icon) => {
  expect(await htmlOf(`:::card{title="A" href="/a/" icon="${icon}"}\n:::`)).toBe(
    '<a class="card" href="/a/"><span class="card-title">A</span></a>',
  )
})

test('a card with a known icon shows it before its title', async () => {
  expect(await htmlOf(':::card{title="A" href="/a/" icon=book}\n:::')).toMatch(
    /<a class="card" href="\/a\/"><svg class="icon card-icon" .*aria-hidden="true"><path d="M4 5.*<\/svg><span class="card-title">A/,
  )
})

test('a filter is named by its label, or by the default text', async () => {
  const labelOf = async (text: string) => /<label>(.*?) <input/.exec(await htmlOf(text))?.[1]
  expect(await labelOf(':::filter[Find *a* <b>]\n### A\n:::')).toBe('Find a')
  expect(await labelOf(':::filter\n### A\n:::')).toBe(defaultUiText.filter)
})

const tab = (head: string) => `:::tab${head}\nText.\n:::`
const tabsOf = (...tabs: string[]) => ['::::tabs', ...tabs, '::::'].join('\n')

test('the first tab is shown unless another one is marked as the default', async () => {
  const shownIn = async (text: string) =>
    /aria-selected="true" data-value="([^"]*)"/.exec(await htmlOf(text))?.[1]
  expect(await shownIn(tabsOf(tab('{value=a}'), tab('{value=b}')))).toBe('a')
  expect(await shownIn(tabsOf(tab('{value=a}'), tab('{value=b default}')))).toBe('b')
  expect(await shownIn(tabsOf(tab('{value=a default}'), tab('{value=b default}')))).toBe('a')
})

test('a tab is named by its label, its value, or its label in brackets', async () => {
  const html = await htmlOf(
    tabsOf(tab('{value=a label="The A"}'), tab('{value=B}'), tab('[The *C*]')),
  )
  const buttons = [...html.matchAll(/data-value="([^"]*)">([^<]*)<\/button>/g)]
  expect(buttons.map(([, value, label]) => `${value}: ${label}`)).toEqual([
    'a: The A',
    'B: B',
    'The C: The C',
  ])
  expect(html).not.toContain('<em>')
})

test('sets of tabs on a page have unique ids', async () => {
  const set = tabsOf(tab('{value="Mac OS"}'))
  expect((await htmlOf(`${set}\n\n${set}`)).match(/ id="[^"]*"/g)).toEqual([
    ' id="tab-1-0"',
    ' id="panel-1-0"',
    ' id="tab-2-0"',
    ' id="panel-2-0"',
  ])
})

test('containers can be nested', async () => {
  const { html, problems } = await compile('::::details[More]\n:::note\nText.\n:::\n::::')
  expect(html).toContain('<summary>More</summary><div class="admonition admonition-note"')
  expect(problems).toEqual([])
})

test.each([
  '10:30 and a:b',
  'see :ref[x]{y=z} here',
  'a::b',
  'port :8080',
])('text with colons, %j, stays text', async (text) => {
  expect(await compile(text)).toEqual({ html: `<p>${text}</p>`, problems: [] })
})

test('an attribute without effect is a warning that suggests the nearest one', async () => {
  const { problems } = await compile('\n:::note{titel="A"}\n:::\n\n:::steps{x=1}\n1. a\n:::')
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "content/a.md:6  warning  directive/unknown-attribute
      found     :::note{titel}
      expected  one of: title, id, class
      fix       did you mean "title"?
    content/a.md:9  warning  directive/unknown-attribute
      found     :::steps{x}
      expected  no attributes
      fix       remove the attribute"
  `)
})

test('a leaf directive renders a component of the site with its attributes as props', async () => {
  expect(await compile('::chain-id{network=test}\n\n::chain-id')).toEqual({
    html: 'id of test\nid of main',
    problems: [],
  })
})

test('an unknown leaf directive is an error that suggests the nearest one', async () => {
  const { problems } = await compile('a\n\n::chain-idd')
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "content/a.md:7  error  directive/unknown
      found     ::chain-idd
      expected  one of: chain-id, include
      fix       did you mean ::chain-id?"
  `)
})

test('suggests include for a name that is nearly that', async () => {
  const { problems } = await compile('::inlcude{file="./_part.md"}')
  expect(problems.join('\n')).toContain('did you mean ::include?')
})

test('a site without components has no leaf directive but include', async () => {
  const { problems } = await compile('::chain-id', { components: new Map() })
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "content/a.md:5  error  directive/unknown
      found     ::chain-id
      expected  include, because the site defines no component
      fix       use a component of the site, or plain Markdown"
  `)
})

type Made<Table extends 'containers' | 'leaves'> =
  MarkdownExtensions[Table] extends ReadonlyMap<string, infer Entry> ? Entry : never
const ownedBy = <Result>(entry: (use: DirectiveUse) => Result) => ({ plugin: 'signs', entry })

const extensions: MarkdownExtensions = {
  ...NO_EXTENSIONS,
  containers: new Map<string, Made<'containers'>>([
    [
      'aside',
      ownedBy(({ name, attributes, file, line }) => ({
        tag: 'aside',
        attributes: { className: name, dataPlace: `${file}:${line}`, ...attributes },
        before: '<p>before</p>',
      })),
    ],
    [
      'note',
      ownedBy(() => {
        throw new Error('no note today')
      }),
    ],
  ]),
  leaves: new Map<string, Made<'leaves'>>([
    ['now', ownedBy(({ attributes }) => `<time>${JSON.stringify(attributes)}</time>`)],
    [
      'never',
      ownedBy(() => {
        throw 'not an error'
      }),
    ],
  ]),
}

test('a container of a plugin becomes the element that the plugin returns', async () => {
  const { html, problems } = await compile('\n:::aside{#a dir=ltr}\nText.\n:::', { extensions })
  expect(html).toBe(
    '<aside class="aside" data-place="content/a.md:6" dir="ltr" id="a"><p>before</p><p>Text.</p></aside>',
  )
  expect(problems).toEqual([])
})

test('a leaf of a plugin receives attributes without a value as empty strings', async () => {
  const { html, problems } = await compile('::now{zone=utc short}', { extensions })
  expect(html).toBe('<time>{"zone":"utc","short":""}</time>')
  expect(problems).toEqual([])
})

test('a plugin that throws is reported with the directive and its line', async () => {
  const { problems } = await compile(':::note\na\n:::\n\n::never\n', { extensions })
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "content/a.md:5  error  plugin/directive-failed
      found     :::note: no note today
      expected  what the hook "markdown.containers" of the plugin "signs" can read
      fix       correct the text, or the plugin
    content/a.md:9  error  plugin/directive-failed
      found     ::never: not an error
      expected  what the hook "markdown.leaves" of the plugin "signs" can read
      fix       correct the text, or the plugin"
  `)
})

test('a group of code blocks is a set of tabs', async () => {
  const { html, problems } = await compile(
    '::: code-group\n```ts{1} [a.ts]\nlet a\n```\n```sh title="Shell"\nls\n```\n:::\n',
  )
  expect(problems).toEqual([])
  expect(html).toContain('<docs-tabs')
  expect(htmlToMarkdown(html, 'https://a.example/')).toBe(
    '**a.ts**\n\n```ts\nlet a\n```\n\n**Shell**\n\n```sh title="Shell"\nls\n```',
  )
})

test('a group of code blocks in MDX is a set of tabs', async () => {
  const { html, problems } = await compile('::: code-group\n```ts [a.ts]\n1\n```\n:::\n', {}, 'mdx')
  expect(problems).toEqual([])
  expect(html).toContain('<docs-tabs')
})

test('text in a group is a problem with its line', async () => {
  const { problems } = await compile('::: code-group\n\nText\n\n```ts\n1\n```\n:::\n')
  expect(problems).toEqual([expect.stringMatching(/^content\/a\.md:7 .*directive\/misplaced/)])
})
