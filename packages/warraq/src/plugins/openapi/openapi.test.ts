import { expect, test } from 'vitest'
import type { PageSource } from '../../shared/data/page-source.ts'
import { openapi } from './openapi.ts'

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
  expect(read).toContain('| `parts[].name` | string | yes |  |')
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
  await expect(pagesOf({ section: 'guide' })).rejects.toThrow('there are docs')
})
