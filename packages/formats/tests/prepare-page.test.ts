import { expect, test } from 'vitest'
import { htmlToMarkdown } from 'warraq/plugin'
import { compileDialect } from './compile-dialect.ts'

const markdownOf = async (text: string) => {
  const { page, problems } = await compileDialect(text)
  expect(problems).toEqual([])
  return htmlToMarkdown(page.html, 'https://a.example/')
}

test('boxes of MkDocs are boxes, with everything indented below them', async () => {
  expect(
    await markdownOf(
      'Text\n\n!!! warning inline end "Back up"\n\n    One.\n\n    ```sh\n    ls\n    ```\n\n    !!! tip\n        Two.\n\nAfter.',
    ),
  ).toBe(
    'Text\n\n> **Warning: Back up**\n>\n> One.\n>\n> ```sh\n> ls\n> ```\n>\n> > **Tip**\n> >\n> > Two.\n\nAfter.',
  )
  expect(await markdownOf('1. One\n\n    !!! note\n        Inside.\n\n2. Two')).toBe(
    '1. One\n\n   > **Note**\n   >\n   > Inside.\n\n2. Two',
  )
})

test('boxes of MkDocs that fold are details', async () => {
  const html = async (text: string) => (await compileDialect(text)).page.html
  expect(await html('??? question "Why?"\n    Because.')).toContain('<summary>Why?</summary>')
  expect(await html('???+ note\n    Open.')).toContain(' open=""><summary>Note</summary>')
})

test('tabs of MkDocs are one set of tabs', async () => {
  const { page, problems } = await compileDialect(
    '=== "npm"\n\n    One.\n\n=== "`yarn`"\n\n    - two\n\nText.\n\n=== "npm"\n    Alone.',
  )
  expect(problems).toEqual([])
  expect(page.html.match(/<docs-tabs/g)).toHaveLength(2)
  expect(page.html.match(/role="tab"/g)).toHaveLength(3)
  expect(htmlToMarkdown(page.html, 'https://a.example/')).toBe(
    '**npm**\n\nOne.\n\n**yarn**\n\n- two\n\nText.\n\n**npm**\n\nAlone.',
  )
})

test('boxes and tabs of GitBook are directives', async () => {
  expect(
    await markdownOf(
      '{% hint style="danger" %}\nStop.\n{% endhint %}\n\n{% tabs %}\n{% tab title="A [x]" %}\nOne.\n{% endtab %}\n{% endtabs %}',
    ),
  ).toBe('> **Danger**\n>\n> Stop.\n\n**A [x]**\n\nOne.')
})

test('blocks of GitBook are Markdown, and what readers miss is named', async () => {
  const text = `{% code title="a.js" lineNumbers="true" %}
\`\`\`js
one()
\`\`\`
{% endcode %}

{% content-ref url="b.md" %}
[b.md](b.md)
{% endcontent-ref %}

{% file src="https://a.example/c_d.pdf" %}

{% embed url="https://a.example/?a=%20b" %}

{% stepper %}
{% step %}
## One

Text.
{% endstep %}
{% endstepper %}

{% updates format="full" %}
{% update date="2026-01-02" %}
<details>
Two
</details>
{% endupdate %}
{% endupdates %}

{% include "x" %} and {% @figma/embed url="/b" %}
`
  const { page, problems } = await compileDialect(text)
  expect(page.html).toMatch(/<figcaption[^>]*>.*a\.js/)
  expect(page.html).toContain('<a href="https://a.example/c_d.pdf">c_d.pdf</a>')
  expect(page.html).toContain('<a href="https://a.example/?a=%20b">https://a.example/?a=%20b</a>')
  expect(page.html).toContain('<p><strong>2026-01-02</strong></p>')
  expect(page.html.match(/\{%[^}]*\}/g)).toEqual([
    '{% include "x" %}',
    '{% @figma/embed url="/b" %}',
  ])
  expect(problems.map(({ line, found }) => `${line} ${found}`)).toEqual([
    '13 {% embed url="https://a.example/?a=%20b" %} of GitBook: an embed, shown as a link',
    '15 {% stepper %} of GitBook: steps, shown as sections without numbers',
    '23 {% updates format="full" %} of GitBook: a list of updates, shown as sections',
    '31 {% include "x" %}, a tag of Liquid (Jekyll, GitBook)',
    '31 {% @figma/embed url="/b" %}, a tag of Liquid (Jekyll, GitBook)',
  ])
})

test.each([
  '{: #a }',
  '{ #a }',
  '{#a .wide}',
  '%{#a}%',
  '{: .wide #a }',
])('a heading takes its id from %s', async (list) => {
  const { page, problems } = await compileDialect(`## Title ${list}\n`)
  expect(page.headings).toMatchObject([{ id: 'a', text: 'Title' }])
  expect(problems).toEqual([])
})

test.each([
  ['{{< ref "a.md" >}}', 'hugo-shortcode'],
  ['Text {{% pageinfo %}}', 'hugo-shortcode'],
  ['{{% blocks/cover\ntitle="A"\n%}}', 'hugo-shortcode'],
  ['% a comment', 'myst-comment'],
  ['+++ { "part": "abstract" }', 'myst-comment'],
  ['{% include a.html %}', 'liquid'],
  ['{%- if x -%}', 'liquid'],
  ['!!! note\n    One.\nTwo.', 'mkdocs-box'],
  ['--8<-- "a.md"', 'mkdocs-snippet'],
  ['```py\n--8<-- "a.py"\n```', 'mkdocs-snippet'],
  ['{* ../../a.py hl[1,3] *}', 'mkdocs-include'],
  ['```rust\n{{#include a.rs:2:10}}\n```', 'mdbook-include'],
  ['[Start](https://a.example){ .md-button .wide }', 'attribute-list'],
  ['Text\n{: style="color:red" }', 'attribute-list'],
  ['![a](https://a.example/b.png){ align=left }', 'attribute-list'],
  ['Press ++ctrl+c++.', 'mkdocs-keys'],
  [':material-check: done', 'mkdocs-icon'],
  ['*[HTML]: Hyper Text', 'abbreviation'],
  ['A ==marked== word', 'highlight'],
  ['See [the guide] (https://a.example/guide).', 'link'],
  ['See [the guide] (../guide.md#top).', 'link'],
  ['參見[指南]（https://a.example/guide）。', 'link'],
  ['See [my notes](my notes.md).', 'link'],
  ['See `[config`](https://a.example/a).', 'link'],
  ['A %%hidden%% word', 'obsidian-comment'],
  ['[TOC]', 'table-of-contents'],
  ['[[toc]]', 'table-of-contents'],
  ['<!--@include: ./a.md-->', 'vitepress-include'],
  ['Docs of {{ site.title }}', 'variable'],
  ['{{ $frontmatter.title }}', 'variable'],
  ['{{ external_markdown("a") }}', 'variable'],
  ['Term\n: Definition', 'definition-list'],
  ['!> Important', 'docsify'],
  ['.. note:: Text', 'rest'],
  ['See :ref:`name`.', 'rest'],
  ['See {doc}`name`.', 'rest'],
  ['```{note}\nText.\n```', 'myst-fence'],
])('%s is reported once, with its line', async (text, code) => {
  const { problems } = await compileDialect(`# T\n\n- item\n\n${text}\n`)
  expect(problems.map((problem) => problem.code)).toEqual([`foreign/${code}`])
  expect(problems[0]).toMatchObject({ severity: 'warning' })
  const { line = 0 } = problems[0] ?? {}
  const [first] = problems[0]?.found.split(/,|…| (?=title=)/) ?? []
  expect(text.split('\n')[line - 5]).toContain(first)
})

test('text of an HTML block is reported, its tags and code are not', async () => {
  const { problems } = await compileDialect(
    '<div title="{.a}">\nSee {{< b >}} <code>{{< c >}}</code>\n<pre>\n{.d}\n</pre>\n{.e}\n</div>\n' +
      '\n> <div>\n>\n> Text\n>\n> </div>\n> {.f}\n\n<style>\na { }\n{.g}\n</style>\n',
  )
  const places = problems.map(({ code, line, found }) => `${line} ${code} ${found.split(',')[0]}`)
  expect(places.filter((place) => place.includes('foreign/'))).toEqual([
    '2 foreign/hugo-shortcode {{< b >}}',
    '6 foreign/attribute-list {.e}',
    '14 foreign/attribute-list {.f}',
  ])
})

test.each([
  '`{{< ref >}}` and `!!! note`',
  '```md\n!!! note\n    One.\n{% x %}\n[TOC]\n```',
  'Three!!! exclamation marks',
  '[A](https://a.example) (https://a.example) and [B](https://a.example "a b") [C](<a b.md>) [`d`](https://a.example)',
  '- [x] (https://a.example) and a[n](b c), see [1] (https://a.example) [^1] (#a)\n\n[^1]: Note',
  'a === "b"',
  '[[1, 2], [3]] and [[1]](https://a.example) and `[[a]]`',
  'a == b == c, i++ and j++, 5%% of 6%%',
  '$\\sum_{i=0}^{n}$',
  'Write {{name}} and {{ .Values.path }}',
  'Like this\n:::note\nText.\n:::',
  'Yes!> no',
  '100\n% of 50 % are',
  'a {b} and {"c": 1}, {.}, { x }',
  '## Title {#id}',
  ':::note[A]{#id .wide title="B"}\nText.\n:::',
  'Time 10:30:00 and a:b:`c`',
  '<!-- a comment -->',
  '50% {50%} of',
])('%s is not reported', async (text) => {
  expect((await compileDialect(text)).problems).toEqual([])
})

test('a target of MyST is an anchor, and the heading below it the title', async () => {
  const { page, problems } = await compileDialect('(my-target)=\n# Title\n\n```\n(in-code)=\n```\n')
  expect(problems).toEqual([])
  expect(page.contentTitle).toBe('Title')
  expect(page.anchors).toEqual(['my-target', 'title'])
  expect(page.html).toContain('(in-code)=')
})

test('an include of VitePress is shown as text', async () => {
  const { page } = await compileDialect(
    'One\n\n<!--@include: ./a.md-->\n\n<!-- @include: b.md -->\n',
  )
  expect(page.html).toContain('<p>&lt;!--@include: ./a.md--&gt;</p>')
  expect(page.html).toContain('<p>&lt;!-- @include: b.md --&gt;</p>')
})

test('a page of foreign syntax is reported within bounds', async () => {
  const { problems } = await compileDialect('{{< x >}}\n\n'.repeat(5000))
  expect(problems.filter(({ code }) => code === 'foreign/hugo-shortcode')).toHaveLength(100)
  // As one paragraph it is more than the parser reads in time, and nothing looks at it.
  const { problems: ofParagraph } = await compileDialect('{{< x >}}\n'.repeat(5000))
  expect(ofParagraph.map(({ code }) => code)).toEqual(['content/too-much-markup'])
})

test('examples in code do not hide what stands below them', async () => {
  const { problems } = await compileDialect(
    `\`\`\`\n${'{{< x >}}\n'.repeat(200)}\`\`\`\n\n{{< y >}}\n`,
  )
  expect(problems).toMatchObject([{ code: 'foreign/hugo-shortcode', line: 204 }])
})

test.each([
  `# ${' '.repeat(200_000)}x`,
  `<${'Aa'.repeat(100_000)}`,
  `<div>\n${'<!-- <a "'.repeat(100_000)}\n{.x}`,
  `<Tab a=${'b '.repeat(100_000)}`,
  '{{< '.repeat(30_000),
  '{* a '.repeat(30_000),
  '<!-- @include: '.repeat(10_000),
  `$$ ${'$ a '.repeat(30_000)}`,
  '[['.repeat(60_000),
  '=='.repeat(100_000),
  '!!! note\n'.repeat(10_000),
  '=== "a"\n'.repeat(10_000),
])('a page of odd syntax ends the build of no site', async (text) => {
  const { problems } = await compileDialect(text)
  expect(problems.length).toBeLessThanOrEqual(200)
}, 20_000)
