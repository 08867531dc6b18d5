import { z } from 'zod'

export interface NamedTypesOptions {
  /** Types to use for the schemas of some fields, by path: `{ plugins: 'readonly WarraqPlugin[]' }`. */
  readonly known: Readonly<Record<string, string>>
  /** Types of values whose defaults are filled in, instead of what authors write. */
  readonly isFilledIn?: boolean
}

/** The declarations that have been made, and the names of the schemas they stand for. */
interface Declarations {
  readonly texts: string[]
  readonly names: Map<z.ZodType, string>
  readonly options: NamedTypesOptions
}

/**
 * A schema as TypeScript interfaces: one with a name for every object, and the descriptions of the
 * schema as documentation, which editors show.
 *
 * z.strictObject({ title: nameSchema.describe('Name of the site.') })
 *
 * becomes an interface whose field `title: string` has the comment "Name of the site."
 */
export function configTypes(name: string, schema: z.ZodType, options: NamedTypesOptions): string {
  const declarations: Declarations = { texts: [], names: new Map(), options }
  typeOf(schema, { path: '', name }, declarations)
  return declarations.texts.reverse().join('\n')
}

/** The path of a field within the configuration, and the name of its type if it needs one. */
interface Place {
  readonly path: string
  readonly name: string
}

/** Everything that this program reads of the schemas. */
interface Definition {
  readonly type: string
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
  readonly getter?: () => z.ZodType
  readonly element?: z.ZodType
  readonly valueType?: z.ZodType
  readonly keyType?: z.ZodType
  readonly options?: readonly z.ZodType[]
  readonly values?: readonly unknown[]
  readonly entries?: Readonly<Record<string, unknown>>
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly catchall?: z.ZodType
  readonly defaultValue?: unknown
  readonly discriminator?: string
}

const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition

const PLAIN: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  int: 'number',
  boolean: 'boolean',
  date: 'Date',
  null: 'null',
  undefined: 'undefined',
  unknown: 'unknown',
  any: 'unknown',
  never: 'never',
}

function typeOf(schema: z.ZodType, place: Place, declarations: Declarations): string {
  const known = declarations.options.known[place.path] ?? metaOf(schema).type
  if (known !== undefined) return known
  const inner = (part: z.ZodType | undefined, suffix = '') =>
    part === undefined
      ? 'unknown'
      : typeOf(part, { path: `${place.path}${suffix}`, name: place.name }, declarations)
  const definition = definitionOf(schema)
  switch (definition.type) {
    case 'optional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return inner(definition.innerType)
    case 'nullable':
      return union([inner(definition.innerType), 'null'])
    case 'pipe':
      return inner(definition.in)
    case 'array':
      return `readonly ${inParentheses(typeOf(definition.element ?? z.unknown(), { path: `${place.path}[]`, name: singular(place.name) }, declarations))}[]`
    case 'record': {
      const value = { path: `${place.path}.<name>`, name: singular(place.name) }
      return `Readonly<Record<string, ${typeOf(definition.valueType ?? z.unknown(), value, declarations)}>>`
    }
    case 'union':
      return union(
        (definition.options ?? []).map((option) =>
          typeOf(
            option,
            { ...place, name: kindName(option, definition, place.name) },
            declarations,
          ),
        ),
      )
    case 'enum':
      return union(Object.values(definition.entries ?? {}).map((value) => literal(value)))
    case 'literal':
      return union((definition.values ?? []).map((value) => literal(value)))
    case 'lazy':
      return inner(definition.getter?.())
    case 'object':
      return interfaceOf(schema, place, declarations)
    default: {
      const type = PLAIN[definition.type]
      if (type === undefined)
        throw new Error(`${place.path}: no TypeScript type for a schema of ${definition.type}`)
      return type
    }
  }
}

function interfaceOf(schema: z.ZodType, { path, name }: Place, declarations: Declarations): string {
  const { names, texts, options } = declarations
  const same = names.get(schema)
  if (same !== undefined) return same
  const own = freeName(name, new Set(names.values()))
  names.set(schema, own)
  const { shape = {}, catchall } = definitionOf(schema)
  const fields = Object.entries(shape).map(([field, value]) => {
    const at = { path: path === '' ? field : `${path}.${field}`, name: childName(own, field) }
    const type = typeOf(value, at, declarations)
    const absent = value.safeParse(undefined)
    const isOptional = absent.success && !(options.isFilledIn && absent.data !== undefined)
    const key = /^[a-z_$][\w$]*$/i.test(field) ? field : JSON.stringify(field)
    return `${comment(descriptionOf(value), '  ')}  readonly ${key}${isOptional ? '?' : ''}: ${isOptional ? union([type, 'undefined']) : type}\n`
  })
  const isOpen = catchall !== undefined && definitionOf(catchall).type !== 'never'
  const index = isOpen ? `  readonly ${metaOf(schema).index ?? '[field: string]: unknown'}\n` : ''
  texts.push(
    `${comment(schema.description, '')}export interface ${own} {\n${fields.join('')}${index}}\n`,
  )
  return own
}

/** What a schema says about its type besides its definition. */
function metaOf(schema: z.ZodType): Meta {
  return (schema.meta() ?? {}) as Meta
}

interface Meta {
  /** A type that the sources of the engine declare. */
  readonly type?: string
  /** The index signature of an object that is open for some names only. */
  readonly index?: string
  readonly default?: unknown
}

/** The description of a field with its default, if that is a plain value. */
function descriptionOf(schema: z.ZodType): string | undefined {
  const value = defaultOf(schema)
  const text = schema.description
  if (value === undefined || typeof value === 'object') return text
  return `${text ?? ''}\n@default ${JSON.stringify(value)}`.trim()
}

function defaultOf(schema: z.ZodType): unknown {
  const { default: written } = metaOf(schema)
  if (written !== undefined) return written
  const { type, defaultValue, innerType } = definitionOf(schema)
  if (type === 'default' || type === 'prefault') return defaultValue
  return innerType === undefined ? undefined : defaultOf(innerType)
}

function comment(text: string | undefined, indent: string): string {
  if (text === undefined || text === '') return ''
  const lines = text.replaceAll('*/', '*\\/').split('\n')
  return lines.length === 1
    ? `${indent}/** ${lines[0]} */\n`
    : `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`
}

/** `navbar` of `DocsConfigInput` is `NavbarInput`; `logo` of that is `NavbarLogoInput`. */
function childName(parent: string, field: string): string {
  const words = field
    .split(/[^a-z\d]+/i)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const base = parent === 'DocsConfigInput' ? '' : parent.replace(/Input$/, '')
  return `${base}${words.join('')}Input`
}

const singular = (name: string) => name.replace(/ies(?=Input$)/, 'y').replace(/s(?=Input$)/, '')

/** Members of a union with a discriminator are named after its value. */
function kindName(option: z.ZodType, { discriminator }: Definition, name: string): string {
  const field = discriminator && definitionOf(option).shape?.[discriminator]
  const [value] = field ? (definitionOf(field).values ?? []) : []
  return typeof value === 'string' ? childName(name, value) : name
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  const base = name.replace(/Input$/, '')
  for (let number = 2; ; number++)
    if (!taken.has(`${base}${number}Input`)) return `${base}${number}Input`
}

const literal = (value: unknown) => JSON.stringify(value)
const inParentheses = (type: string) => (/[|&]/.test(type) ? `(${type})` : type)

function union(types: readonly string[]): string {
  return [
    ...new Set(types.flatMap((type) => (/[<(]/.test(type) ? [type] : type.split(' | ')))),
  ].join(' | ')
}
