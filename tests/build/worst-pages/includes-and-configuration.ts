import { counted, filled, listOf } from './filled.ts'

export const INCLUDES = {
  includes: {
    'docs/page.md': filled('::include{file="./_part.md"}\n\n'),
    'docs/_part.md': 'a\n',
  },
  'includes that double': Object.fromEntries([
    ['docs/page.md', '::include{file="./_p0.md"}\n'],
    ...listOf(30, (at) => [
      `docs/_p${at}.md`,
      at === 29
        ? 'a\n'
        : `::include{file="./_p${at + 1}.md"}\n\n::include{file="./_p${at + 1}.md"}\n`,
    ]),
  ]),
  'chain of includes': Object.fromEntries([
    ['docs/page.md', '::include{file="./_p0.md"}\n'],
    ...listOf(300, (at) => [
      `docs/_p${at}.md`,
      at === 299 ? 'a\n' : `::include{file="./_p${at + 1}.md"}\n`,
    ]),
  ]),
  'an include of itself': {
    'docs/page.md': '::include{file="./_part.md"}\n',
    'docs/_part.md': 'a\n\n::include{file="./_part.md"}\n',
  },
  'notes of parts': {
    'docs/page.md': filled('::include{file="./_part.md"}\n\n'),
    'docs/_part.md': 'a[^1]\n\n[^1]: b\n',
  },
  'parts of MDX': {
    'docs/page.mdx': `import Part from './_part.mdx'\n\n${filled('<Part />\n\n')}`,
    'docs/_part.mdx': 'a\n',
  },
  'files of code': {
    'docs/page.md': filled('```js file=./a.js\n```\n\n'),
    'docs/a.js': 'a\n',
  },
  'regions of code': {
    'docs/page.md': '```js file=./a.js#r1\n```\n',
    'docs/a.js': counted((at) => `// #region r${at}\na\n`),
  },
  'ranges of code': {
    'docs/page.md': '```js file=./a.js#L1-L99999999\n```\n',
    'docs/a.js': filled('a\n'),
  },
}

/** A configuration of a site, with more fields, and more of its section. */
const config = (more: string, ofSection = '') => `export default {
  title: 'Worst site',
  url: 'https://docs.example.org',
  lastUpdated: { date: false },
  sections: [{ id: 'docs', path: 'docs', route: '/', ${ofSection} }],
  ${more}
}
`
const sidebar = (items: unknown) => ({
  'sidebars.json': JSON.stringify({ docs: items }),
  'docs.config.ts': config('', "sidebar: 'sidebars.json'"),
})
const operation = (fields: object) => ({
  'openapi.json': JSON.stringify({
    openapi: '3.0.0',
    info: { title: 'A', version: '1' },
    paths: { '/a': { get: { responses: {}, ...fields } } },
  }),
  'docs.config.ts': `import { openapi } from '@warraq/openapi'
import document from './openapi.json' with { type: 'json' }
${config("plugins: [openapi({ document, section: 'docs', folder: 'api' })],")}`,
})

export const CONFIGURATION = {
  'depth of folders': { [`docs/${'a/'.repeat(100)}b.md`]: '# B\n' },
  'list of mdBook': { 'docs/SUMMARY.md': filled('- [a](./index.md)\n', '# Summary\n\n') },
  'depth of a list of mdBook': {
    'docs/SUMMARY.md': '# Summary\n\n'.concat(
      ...listOf(300, (at) => `${'  '.repeat(at)}- [a](./index.md)\n`),
    ),
  },
  'items of a sidebar': sidebar(
    listOf(3000, (at) => ({
      type: 'link',
      label: `a${at}`,
      href: 'https://example.org/',
    })),
  ),
  'depth of a sidebar': sidebar([
    Array.from({ length: 900 }).reduce<unknown>(
      (inner) => ({ type: 'category', label: 'a', items: [inner] }),
      'index',
    ),
  ]),
  redirects: {
    'docs.config.ts': config(
      `redirects: Object.fromEntries(Array.from({ length: 2000 }, (_, at) => ['/a' + at + '/', '/']))`,
    ),
  },
  'links of a navbar': {
    'docs.config.ts': config(
      `navbar: { items: Array.from({ length: 2000 }, (_, at) => ({ label: 'a' + at, to: '/' })) }`,
    ),
  },
  'links of a footer': {
    'docs.config.ts': config(
      `footer: { links: [{ title: 'a', items: Array.from({ length: 2000 }, (_, at) => ({ label: 'a' + at, to: '/' })) }] }`,
    ),
  },
  announcement: {
    'docs.config.ts': config(`announcementBar: { id: 'a', content: '<b>a</b> '.repeat(11000) }`),
  },
  'facts of a site': {
    'docs.config.ts': config(
      `facts: Object.fromEntries(Array.from({ length: 3000 }, (_, at) => ['a' + at, { b: 'c' }]))`,
    ),
    'docs/page.md': counted((at) => `{{a${at % 3000}.b}}\n\n`),
  },
  'description of an operation': operation({ description: filled('List<A> ') }),
  'elements of an operation': operation({ description: filled('<b>') }),
  'backticks of an operation': operation({
    description: counted((at) => `${'`'.repeat((at % 300) + 1)}a`),
  }),
  'parameters of an operation': operation({
    parameters: listOf(1500, (at) => ({
      name: `a${at}`,
      in: 'query',
      description: 'a `b`',
      schema: { type: 'string' },
    })),
  }),
  'fields of an operation': operation({
    requestBody: {
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: Object.fromEntries(listOf(1500, (at) => [`a${at}`, { type: 'string' }])),
          },
        },
      },
    },
  }),
}
