import { expect, test } from 'vitest'
import type { PageSource } from 'warraq/plugin'
import { openapi } from './index.ts'

const start: PageSource = {
  ...{ file: 'content/index.md', originalFile: 'content/index.md', relativePath: 'index.md' },
  ...{ rootKey: 'docs', format: 'md', text: '# Start\n' },
}

const document = {
  openapi: '3.1.0',
  info: { title: 'Pumps', version: '2.1', description: 'Moves water.' },
  servers: [{ url: 'https://api.example.org/v2/', description: 'Production' }],
  tags: [{ name: 'Pumps', description: 'All about pumps.' }],
  paths: {
    '/pumps/{id}': {
      parameters: [{ $ref: '#/components/parameters/Id' }],
      get: {
        operationId: 'getPump',
        tags: ['Pumps'],
        summary: 'Read a pump',
        parameters: [
          { name: 'full', in: 'query', schema: { type: 'boolean' }, description: 'a | b' },
        ],
        responses: {
          200: {
            description: 'The pump.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Pump' } } },
          },
          404: { $ref: '#/components/responses/Gone' },
        },
      },
      put: {
        operationId: 'getPump',
        tags: ['Pumps'],
        deprecated: true,
        requestBody: {
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Pump' },
              example: { name: "Ada's" },
            },
          },
        },
        responses: { 200: { description: 'Fine.', content: { 'text/plain': { schema: {} } } } },
      },
    },
    '/valves': { get: { responses: { 200: { description: 'Fine.' } } } },
  },
  components: {
    parameters: {
      Id: { name: 'id', in: 'path', required: true, schema: { type: 'integer', example: 7 } },
    },
    responses: { Gone: { description: 'No such pump.' } },
    schemas: {
      Named: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
      Pump: {
        allOf: [{ $ref: '#/components/schemas/Named' }],
        properties: {
          kind: { enum: ['oil', 'water'], default: 'oil', type: 'string' },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Pump' } },
          size: { oneOf: [{ type: 'integer', format: 'int32' }, { type: 'null' }] },
        },
      },
    },
  },
}

async function pagesOf(changes: object = {}) {
  const plugin = openapi({ document, section: 'docs', folder: 'api', position: 3, ...changes })
  const sources = await plugin.pages?.([start])
  return new Map((sources ?? []).slice(1).map((source) => [source.file, source.text]))
}

test('makes a page for each operation, in folders of tags', async () => {
  const pages = await pagesOf()
  expect([...pages.keys()]).toEqual([
    'content/api/index.md',
    'content/api/pumps/index.md',
    'content/api/pumps/get-pump.md',
    'content/api/pumps/get-pump-2.md',
    'content/api/valves/index.md',
    'content/api/valves/get-valves.md',
  ])
  expect(pages.get('content/api/index.md')).toContain('sidebar_position: 3\n')
  expect(pages.get('content/api/index.md')).toContain(
    'Version 2.1.\n\n- `https://api.example.org/v2/` Production',
  )
  expect(pages.get('content/api/pumps/index.md')).toContain('All about pumps.')
})

test('tells parameters, bodies and answers with their fields and an example', async () => {
  const pages = await pagesOf()
  const read = pages.get('content/api/pumps/get-pump.md') ?? ''
  expect(read).toContain('title: "Read a pump"')
  expect(read).toContain('`GET` `/pumps/{id}`')
  expect(read).toContain('| `id` | path | integer | yes |  |')
  expect(read).toContain('| `full` | query | boolean | no | a \\| b |')
  expect(read).toContain("curl 'https://api.example.org/v2/pumps/7'")
  expect(read).toContain('| `name` | string | yes |  |')
  expect(read).toContain('| `kind` | string | no | One of `"oil"`, `"water"`. Default: `"oil"`. |')
  expect(read).toContain('| `parts` | Pump[] | no | The same fields as the whole object. |')
  expect(read).toContain('| `size` | integer (int32) or null | no |  |')
  expect(read).toContain('### 404\n\nNo such pump.')
  expect(pages.get('content/api/pumps/get-pump-2.md')).toContain(
    '| Field | Type | Required |\n| --- | --- | --- |\n| the value | any | no |',
  )
  const write = pages.get('content/api/pumps/get-pump-2.md') ?? ''
  expect(write).toContain('title: "PUT /pumps/{id}"')
  expect(write).toContain('This operation is deprecated.')
  expect(write).toContain(
    "curl -X PUT 'https://api.example.org/v2/pumps/7' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"name\": \"Ada'\\''s\"\n}'",
  )
})

/** Rows of the answer of one operation, with these schemas. */
async function rowsOf(schema: object, schemas: object): Promise<string[]> {
  const answer = { description: '', content: { 'application/json': { schema } } }
  const paths = { '/a': { get: { operationId: 'read', responses: { 200: answer } } } }
  const pages = await pagesOf({ document: { ...document, paths, components: { schemas } } })
  const text = pages.get('content/api/a/read.md') ?? ''
  return text.split('\n').filter((line) => line.startsWith('| ') && !/^\| (---|Field)/.test(line))
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

test('an object that contains itself is named where it appears again', async () => {
  const names = Array.from({ length: 16 }, (_, at) => `part${at}`)
  const Pump = {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, ref('Pump')])),
  }
  const rows = await rowsOf(ref('Pump'), { Pump })
  expect(rows).toHaveLength(16)
  expect(rows[0]).toBe('| `part0` | Pump | no | The same fields as the whole object. |')
})

test('an object in several places has its fields in the first', async () => {
  const Address = { type: 'object', properties: { city: { type: 'string' } } }
  const described = { description: 'Where to send it.', allOf: [ref('Address')] }
  const Order = {
    type: 'object',
    properties: { bill: ref('Address'), ship: described, note: ref('Note') },
  }
  const rows = await rowsOf(
    { type: 'array', items: ref('Order') },
    { Address, Order, Note: { type: 'string' } },
  )
  expect(rows).toEqual([
    '| `[].bill` | object | no |  |',
    '| `[].bill.city` | string | no |  |',
    '| `[].ship` | Address | no | Where to send it. The same fields as `[].bill`. |',
    '| `[].note` | string | no |  |',
  ])
})

test.each<[what: string, schemas: Record<string, object>, type: string]>([
  ['a choice', { Self: { oneOf: [ref('Self'), { type: 'string' }] } }, 'Self or string'],
  ['its parts', { Self: { allOf: [ref('Self')], type: 'object' } }, 'object'],
  ['a list', { Self: { type: 'array', items: ref('Self') } }, 'array[][][][]'],
  ['a chain of references', { Self: ref('Other'), Other: ref('Self') }, 'Self'],
])('a schema that contains itself in %s ends', async (_, schemas, type) => {
  const rows = await rowsOf({ type: 'object', properties: { self: ref('Self') } }, schemas)
  expect(rows).toEqual([`| \`self\` | ${type} | no |`])
})

const letters = [...'abcdefghijklmnopqrstuvwx']
const after = (at: number) => ref(letters[at + 1] ?? 'Text')

/** Every schema but the last consists of the next in two ways, or all contain each other. */
test.each<[what: string, schemaAt: (at: number) => object]>([
  ['two fields', (at) => ({ properties: { one: after(at), two: after(at) } })],
  ['two parts', (at) => ({ allOf: [after(at), { allOf: [after(at)] }] })],
  ['two choices', (at) => ({ oneOf: [after(at), { type: 'array', items: after(at) }] })],
  ['choices without names', (at) => ({ anyOf: [{ anyOf: [after(at)] }, { oneOf: [after(at)] }] })],
  ['maps', (at) => ({ additionalProperties: { properties: { a: after(at), b: after(at) } } })],
  [
    'all others',
    () => ({ properties: Object.fromEntries(letters.map((name) => [name, ref(name)])) }),
  ],
  ['very many items', (at) => ({ type: 'array', minItems: 1e9, items: after(at) })],
])('a page does not grow with the ways through schemas of %s', async (_, schemaAt) => {
  const schemas = Object.fromEntries(letters.map((name, at) => [name, schemaAt(at)]))
  const answer = { description: '', content: { 'application/json': { schema: ref('a') } } }
  const paths = { '/a': { get: { operationId: 'read', responses: { 200: answer } } } }
  const components = { schemas: { ...schemas, Text: { type: 'string' } } }
  const pages = await pagesOf({ document: { ...document, paths, components } })
  expect(pages.get('content/api/a/read.md')?.length).toBeLessThan(60_000)
})

test('an example shows the levels that readers look at', async () => {
  const Pump = {
    type: 'object',
    properties: { name: { type: 'string', minLength: 1e6 }, parts: { items: ref('Pump') } },
  }
  const answer = { description: '', content: { 'application/json': { schema: ref('Pump') } } }
  const paths = { '/a': { get: { operationId: 'read', responses: { 200: answer } } } }
  const components = { schemas: { Pump } }
  const pages = await pagesOf({ document: { ...document, paths, components } })
  const [, example = ''] =
    /```json\n([\s\S]*?)```/.exec(pages.get('content/api/a/read.md') ?? '') ?? []
  expect(JSON.parse(example)).toEqual({ name: expect.stringMatching(/^stringstring/), parts: [{}] })
  expect(example.length).toBeLessThan(300)
})

test('values that no document should have stop nothing', async () => {
  const schema = {
    properties: {
      a: true,
      b: null,
      c: 3,
      d: { allOf: null, enum: null },
      e: { items: 1, oneOf: 'x' },
    },
  }
  const answer = { content: { 'application/json': { schema }, 'text/plain': null } }
  const get = {
    operationId: 5,
    summary: 7,
    tags: [3],
    parameters: null,
    responses: { 200: answer },
  }
  const post = { tags: null, requestBody: null, responses: { 200: null } }
  const parameters = { Self: { $ref: '#/components/parameters/Self' } }
  const patch = { parameters: [parameters.Self], responses: { '<none>': {} } }
  const odd = { get, post, patch, put: null, delete: 'x' }
  const changes = {
    info: { title: 'A', version: '<v>' },
    components: { parameters },
    paths: { '/a': odd, '/b': null },
    tags: [null, 'x', { name: 5 }],
    servers: null,
  }
  const pages = await pagesOf({ document: { ...document, ...changes } })
  expect([...pages.keys()].slice(1)).toEqual([
    'content/api/3/index.md',
    'content/api/3/5.md',
    'content/api/a/index.md',
    'content/api/a/post-a.md',
    'content/api/a/patch-a.md',
  ])
  expect(pages.get('content/api/index.md')).toContain('Version &lt;v>.')
  expect(pages.get('content/api/a/patch-a.md')).toContain('### &lt;none>')
})

test('parts within parts add their fields', async () => {
  const schemas = {
    A: { properties: { a: { type: 'string' } }, required: ['a'] },
    B: { allOf: [ref('A')], properties: { b: { type: 'string' } } },
  }
  expect(await rowsOf({ allOf: [ref('B')] }, schemas)).toEqual([
    '| `a` | string | yes |',
    '| `b` | string | no |',
  ])
})

test('tags that share a folder are one, in the spelling of the document', async () => {
  const operation = (tags?: readonly string[]) => ({ get: { tags, responses: {} } })
  const pages = await pagesOf({
    document: {
      ...document,
      tags: [{ name: 'Water pumps', description: 'All of them.' }],
      paths: {
        '/a': operation(['water-pumps']),
        '/b': operation(['Water pumps']),
        '/water-pumps/{id}': operation(),
        '/c': operation(['🚰']),
        '/d': operation(['💧']),
        '/index': operation(),
      },
    },
  })
  expect([...pages.keys()]).toEqual([
    'content/api/index.md',
    'content/api/water-pumps/index.md',
    'content/api/water-pumps/get-a.md',
    'content/api/water-pumps/get-b.md',
    'content/api/water-pumps/get-water-pumps-id.md',
    'content/api/other/index.md',
    'content/api/other/get-c.md',
    'content/api/other-2/index.md',
    'content/api/other-2/get-d.md',
    'content/api/index-2/index.md',
    'content/api/index-2/get-index.md',
  ])
  const group = pages.get('content/api/water-pumps/index.md')
  expect(group).toContain('title: "Water pumps"')
  expect(group).toContain('All of them.')
})

test('names of files are all different, and short enough for file systems', async () => {
  const operation = (operationId: string) => ({ operationId, tags: ['t'], responses: {} })
  const get = operation('read')
  const paths = {
    '/a': { get, put: get, post: operation('read-2'), delete: operation('x'.repeat(999)) },
  }
  const files = [...(await pagesOf({ document: { ...document, paths } })).keys()].slice(2)
  expect(files.map((file) => file.replace(/.*\//, ''))).toEqual([
    'read.md',
    'read-2.md',
    'read-3.md',
    `${'x'.repeat(60)}.md`,
  ])
})

test('a finding names the operation and the field of a name that became text', async () => {
  const answer = { description: 'A List<Pump>.' }
  const paths = { '/pumps': { get: { responses: { 200: answer } } } }
  const plugin = openapi({ document: { ...document, paths }, section: 'docs', folder: 'api' })
  const sources = (await plugin.pages?.([start])) ?? []
  expect(sources.flatMap(({ findings = [] }) => findings)).toMatchObject([
    { found: '<Pump> at GET /pumps › responses › 200 › description, shown as text' },
  ])
})

test('a written page counts in place of a made one', async () => {
  const file = 'content/api/index.md'
  const own = { ...start, file, originalFile: file, relativePath: 'api/index.md' }
  const sources = await openapi({ document, section: 'docs', folder: 'api' }).pages?.([start, own])
  expect(sources?.filter((source) => source.file === file)).toEqual([own])
})

test.each<[changes: object, message: string]>([
  [{ document: { swagger: '2.0', info: {}, paths: {} } }, 'Swagger 2'],
  [{ document: 'text' }, 'openapi'],
  [{ document: { openapi: '3.1.0', info: { title: 'A' } } }, 'paths'],
])('refuses another format: %j', (changes, message) => {
  expect(() => openapi({ document, section: 'docs', folder: 'api', ...changes })).toThrow(message)
})

test('names a reference that leads nowhere, and an unknown section', async () => {
  const paths = { '/a': { get: { parameters: [{ $ref: '#/components/parameters/No' }] } } }
  await expect(pagesOf({ document: { ...document, paths } })).rejects.toThrow(
    '"#/components/parameters/No" leads to nothing',
  )
  const odd = { '/a': { get: { parameters: [{ $ref: '#/__proto__/%' }] } } }
  await expect(pagesOf({ document: { ...document, paths: odd } })).rejects.toThrow(
    'leads to nothing',
  )
  await expect(pagesOf({ section: 'guide' })).rejects.toThrow('there are docs')
})
