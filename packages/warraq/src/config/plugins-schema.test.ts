import { expect, test } from 'vitest'
import { pluginsSchema } from './plugins-schema.ts'

/** Paths and messages of the problems of a plugin. */
function problemsOf(plugin: object): string[] {
  const { error } = pluginsSchema.safeParse([{ name: 'own', ...plugin }])
  return (error?.issues ?? []).map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`)
}

const run = () => []

test.each([
  ['nothing but a name', {}],
  ['hooks', { pages: run, emit: run, fallbackPages: run, pictures: run }],
  [
    'Markdown',
    { markdown: { containers: { aside: run }, leaves: { 'x-y_z2': run }, mdast: [{}] } },
  ],
  [
    'a grammar with more than its names',
    { markdown: { grammars: [{ name: 'a', scopeName: 'source.a', patterns: [] }] } },
  ],
  [
    'client modules',
    {
      client: [
        { module: 'a' },
        { module: 'b', when: 'docs-x' },
        { module: 'c', part: 'search-dialog', options: { a: [1, null] } },
      ],
    },
  ],
  ['kinds of navbar items', { theme: { navbar: { ownKind: { module: 'a', options: run } } } }],
  [
    'origins',
    { policy: { connect: ['https://api.example.org', 'wss://a.example:8080'], webAssembly: true } },
  ],
  [
    'a search',
    {
      search: {
        provider: 'p',
        module: 'm',
        credit: { name: 'P', href: 'https://p.example/' },
        options: { id: { expected: 'text', isValid: run } },
      },
    },
  ],
  ['checks', { checks: [{ name: 'spelling', severity: 'warn', run }] }],
  [
    'checks of each page',
    {
      checks: [
        {
          ...{ name: 'spelling', severity: 'warn', eachPage: run, reads: run },
          counts: { of: run, text: run },
        },
      ],
    },
  ],
  ['languages of code', { codeLanguages: [{ names: ['json'], check: run, whenComplete: true }] }],
])('a plugin may have %s', (_, plugin) => {
  expect(problemsOf(plugin)).toEqual([])
})

test.each([
  ['a name without letters', { name: '' }, 'name'],
  ['an unknown field', { page: run }, ''],
  ['a hook that is not a function', { pages: 'run' }, 'pages: a function'],
  [
    'a directive with a sign in its name',
    { markdown: { leaves: { 'a b': run } } },
    'markdown.leaves.a b',
  ],
  [
    'a directive that begins with a digit',
    { markdown: { containers: { '1a': run } } },
    'markdown.containers.1a',
  ],
  [
    'a directive that is not a function',
    { markdown: { fences: { a: '<p>' } } },
    'markdown.fences.a: a function',
  ],
  ['undefined in a list', { markdown: { hast: [undefined] } }, 'markdown.hast.0'],
  [
    'a grammar without a scope',
    { markdown: { grammars: [{ name: 'a' }] } },
    'markdown.grammars.0.scopeName',
  ],
  ['a module without a name', { client: [{ module: '' }] }, 'client.0.module'],
  [
    'a module for two places',
    { client: [{ module: 'a', when: 'b', part: 'search-dialog' }] },
    'client.0: either "when" or "part"',
  ],
  [
    'options that are not JSON',
    { client: [{ module: 'a', options: { f: run } }] },
    'client.0.options',
  ],
  [
    'a kind that looks like a component',
    { theme: { navbar: { Own: { module: 'a' } } } },
    'theme.navbar.Own',
  ],
  [
    'an origin with a path',
    { policy: { connect: ['https://a.example/x'] } },
    'policy.connect.0: an origin, e.g. "https://api.example.org"',
  ],
  [
    'an origin of two',
    { policy: { connect: ["https://a.example 'unsafe-inline'"] } },
    'policy.connect.0',
  ],
  ['a policy word', { policy: { connect: ['*'] } }, 'policy.connect.0'],
  ['WebAssembly set to false', { policy: { webAssembly: false } }, 'policy.webAssembly'],
  [
    'a credit with a javascript: address',
    { search: { provider: 'p', module: 'm', credit: { name: 'P', href: 'javascript:1' } } },
    'search.credit.href',
  ],
  [
    'an option without a rule',
    { search: { provider: 'p', module: 'm', options: { id: { expected: 'text' } } } },
    'search.options.id.isValid: a function',
  ],
  ['an unknown severity', { checks: [{ name: 'a', severity: 'error', run }] }, 'checks.0.severity'],
  [
    'a check of all pages and of each',
    { checks: [{ name: 'a', severity: 'warn', run, eachPage: run }] },
    'checks.0: either "run" or "eachPage"',
  ],
  [
    'a language without a name',
    { codeLanguages: [{ names: [], check: run }] },
    'codeLanguages.0.names',
  ],
])('%s is refused with its path', (_, plugin, problem) => {
  const problems = problemsOf(plugin)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(problem)
})

test('two plugins must have different names', () => {
  const twice = pluginsSchema.safeParse([{ name: 'a' }, { name: 'b' }, { name: 'a' }])
  expect(twice.error?.issues.map(({ message }) => message)).toEqual([
    'a plugin that is listed once; plugins[0] has this name, so remove one of them',
  ])
  expect(pluginsSchema.parse(undefined)).toEqual([])
})

test('only one plugin provides modules of pages', () => {
  const pageModules = { module: 'file:///a.mjs' }
  const twice = pluginsSchema.safeParse([
    { name: 'a' },
    { name: 'b', pageModules },
    { name: 'c', pageModules },
  ])
  expect(twice.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
    '2.pageModules the field in one plugin; plugins[1] has it, so remove one of them',
  ])
})
