import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { configSchema } from './schema.ts'

const PACKAGE = join(import.meta.dirname, '../..')

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly additionalProperties?: JsonSchema
}

/** Names of all fields, with those of the objects within: `navbar`, `hideOnScroll`. */
function fieldsOf({ properties = {}, anyOf = [], oneOf = [], ...inner }: JsonSchema): string[] {
  const nested = [
    ...Object.values(properties),
    ...anyOf,
    ...oneOf,
    inner.items,
    inner.additionalProperties,
  ]
  return [
    ...Object.keys(properties),
    ...nested.flatMap((schema) => (typeof schema === 'object' ? fieldsOf(schema) : [])),
  ]
}

const SCHEMA: JsonSchema = z.toJSONSchema(configSchema, {
  io: 'input',
  unrepresentable: 'any',
}) as object

/** Fields that are not names of checks, and are not passed on as a whole to a library. */
const FIELDS = [...new Set(fieldsOf(SCHEMA))].filter((name) => !/\/|^scopeName$/.test(name)).sort()

function textOf(dir: string, isWanted: (path: string) => boolean): string {
  return readdirSync(join(PACKAGE, dir), { recursive: true, encoding: 'utf8' })
    .filter(isWanted)
    .map((path) => readFileSync(join(PACKAGE, dir, path), 'utf8'))
    .join('\n')
}

const { dependencies } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))
/** Folders of the sources of the engine and of the packages below it, which get what it was given. */
const SOURCES = [
  'src',
  ...Object.keys(dependencies)
    .filter((name) => name.startsWith('@warraq/'))
    .map((name) => `../${basename(name)}/src`),
]

/** Their code without the schemas, and without comments and texts. */
const CODE = SOURCES.map((dir) =>
  textOf(dir, (path) => /\.tsx?$/.test(path) && !/schema|\.test\.|\.fixtures\./.test(path)),
)
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

// Packing the engine adds the reference, which has every field.
const GUIDE = textOf('docs/content', (path) => /^(?!reference).*\.md$/.test(path))

/** `config.name`, `{ name }`, `'name'` */
const isRead = (name: string) => new RegExp(`(?:\\.|[{,(]\\s*)${name}\\b|'${name}'`).test(CODE)
/** `` `name` ``, or a line of an example: `name: …` */
const isTold = (name: string) =>
  new RegExp(`\`[^\`\\n]*\\b${name}\\b[^\`\\n]*\`|(?:^|[{,])\\s*${name}:`, 'm').test(GUIDE)

test('every field of the configuration is read by something', () => {
  expect(isRead('noSuchField')).toBe(false)
  expect(FIELDS.filter((name) => !isRead(name))).toEqual([])
})

test('every field of the configuration has a line in the guide; the reference tells those within', () => {
  expect(isTold('noSuchField')).toBe(false)
  expect(Object.keys(configSchema.shape).filter((name) => !isTold(name))).toEqual([])
})
