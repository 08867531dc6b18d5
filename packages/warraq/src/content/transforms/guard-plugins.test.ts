import {
  defineHastPlugin,
  defineMdastPlugin,
  type HastPluginList,
  type MdastPluginList,
} from 'satteri'
import { expect, test } from 'vitest'
import { PLAIN_CONTEXT } from '../compile-context.fixtures.ts'
import { compilePage } from '../compile-page.ts'

const fail = () => {
  throw new Error('no such formula')
}

async function compile(plugins: { mdast?: MdastPluginList; hast?: HastPluginList }) {
  const entriesOf = <Entry>(list: readonly Entry[] = []) =>
    list.map((entry) => ({ plugin: 'math', entry }))
  const { mdast, hast } = plugins
  const extensions = {
    ...PLAIN_CONTEXT.extensions,
    mdast: entriesOf(mdast),
    hast: entriesOf(hast),
  }
  const body = { file: 'a.md', format: 'md', text: '# A\n\nText.\n', firstLine: 3 } as const
  const { page, problems } = await compilePage(body, { ...PLAIN_CONTEXT, extensions })
  return { html: page.html, problems }
}

const failed = (tree: 'mdast' | 'hast', line?: number) => ({
  code: 'plugin/markdown-failed',
  severity: 'error',
  file: 'a.md',
  ...(line === undefined ? {} : { line }),
  found: 'no such formula',
  expected: `what the hook "markdown.${tree}" of the plugin "math" can read`,
  fix: 'correct the text, or the plugin',
})

test.each([
  ['a visitor', { mdast: [defineMdastPlugin({ name: 'x', paragraph: fail })] }],
  [
    'an asynchronous visitor',
    { mdast: [defineMdastPlugin({ name: 'x', paragraph: async () => fail() })] },
  ],
  [
    'a filtered visitor',
    { hast: [defineHastPlugin({ name: 'x', element: { filter: ['p'], visit: fail } })] },
  ],
  [
    'one of several filtered visitors',
    { hast: [defineHastPlugin({ name: 'x', element: [{ filter: ['p'], visit: fail }] })] },
  ],
])('what %s throws is a problem with the line of its node', async (_, plugins) => {
  const { html, problems } = await compile(plugins)
  expect(problems).toEqual([failed('hast' in plugins ? 'hast' : 'mdast', 5)])
  expect(html).toContain('<p>Text.</p>')
})

test('what a function that makes a plugin throws is a problem of the page', async () => {
  expect((await compile({ mdast: [fail] })).problems).toEqual([failed('mdast')])
})

test('a visitor of the HTML tree without a filter is a problem of the page', async () => {
  const hast = [{ name: 'x', element: fail }] as unknown as HastPluginList
  const { html, problems } = await compile({ hast })
  expect(problems).toMatchObject([{ found: expect.stringContaining('"element"') }])
  expect(html).toContain('<p>Text.</p>')
})

test('a plugin that throws nothing changes the page', async () => {
  const upper = defineMdastPlugin({
    name: 'x',
    text: (node, context) => context.setProperty(node, 'value', node.value.toUpperCase()),
  })
  expect(await compile({ mdast: [() => [upper]] })).toEqual({
    html: '<h1 id="a">A</h1>\n<p>TEXT.</p>\n',
    problems: [],
  })
})
