import type { z } from 'zod'
import { foundAt } from '../shared/diagnostic.ts'
import { didYouMean } from '../shared/nearest.ts'
import { UsageError } from '../shared/usage-error.ts'
import { SEARCH_SHORTHANDS, shorthandPlugins } from './plugin-shorthands.ts'
import { configSchema, type DocsConfig } from './schema.ts'
import { LOCAL, searchProblems } from './search-options.ts'

export interface ParsedConfig {
  /** The configuration, with defaults in place of invalid values. */
  readonly config: DocsConfig
  /** One message per invalid value: its path, the value found, the allowed values. */
  readonly problems: readonly string[]
}

/** Placeholders for missing required values, so that everything else can be checked. */
const STAND_INS: Readonly<Record<string, string>> = {
  title: 'Untitled',
  url: 'https://example.org',
}

/**
 * Check the exported configuration and fill in the defaults. If the program can continue without an
 * invalid value, its problem is returned, so that it can be reported together with problems that
 * only the pages show.
 * @throws UsageError that lists every invalid value if it cannot continue, for example without
 * sections.
 */
export function parseConfig(value: unknown, file: string): ParsedConfig {
  const problems: string[] = []
  let attempt = value
  for (let depth = 0; ; depth++) {
    const result = configSchema.safeParse(attempt)
    if (result.success) return { config: withShorthands(result.data, problems), problems }
    const { issues } = result.error
    if (depth === 0) problems.push(...issues.flatMap((issue) => describeIssue(issue, value)))
    const mended = withoutWrong(attempt, issues, depth)
    if (mended === undefined) throw configError(file, problems)
    attempt = mended
  }
}

/** The plugins that fields of the configuration turn on, then those it lists. */
function withShorthands(config: DocsConfig, problems: string[]): DocsConfig {
  const own = shorthandPlugins(config)
  const taken = config.plugins.findIndex(({ name }) => own.some((plugin) => plugin.name === name))
  if (taken !== -1)
    problems.push(
      foundAt(
        `plugins[${taken}].name`,
        `"${config.plugins[taken]?.name}"`,
        'another name: a field of the configuration turns on a plugin of this name',
      ),
    )
  problems.push(...takenProviders(config.plugins))
  const plugins = [...own, ...config.plugins]
  if (config.search !== false) {
    const services = plugins.flatMap(({ search }) => search ?? [])
    for (const { path, found, expected } of searchProblems(
      config.search,
      services,
      Object.keys(SEARCH_SHORTHANDS),
    ))
      problems.push(foundAt(`search.${path}`, foundText(found), expected))
  }
  return { ...config, plugins }
}

/** Errors for plugins whose search provider has the name of another provider. */
function takenProviders(plugins: DocsConfig['plugins']): string[] {
  const names = new Set([LOCAL, ...Object.keys(SEARCH_SHORTHANDS)])
  return plugins.flatMap(({ search }, at) => {
    if (search === undefined) return []
    if (!names.has(search.provider)) {
      names.add(search.provider)
      return []
    }
    const found = `"${search.provider}", the name of another search provider`
    return [foundAt(`plugins[${at}].search.provider`, found, 'a name that no other provider has')]
  })
}

/** One error for all problems of the configuration. */
export function configError(file: string, problems: readonly string[]): UsageError {
  const count = `${problems.length} problem${problems.length === 1 ? '' : 's'}`
  return new UsageError([`${file} has ${count}:`, ...problems].join('\n'))
}

/**
 * A copy without the invalid values. If leaving a value out was invalid as well, `depth` removes as
 * many levels around it; `undefined` if that is the whole configuration or an entry of a list.
 */
function withoutWrong(value: unknown, issues: readonly z.core.$ZodIssue[], depth: number): unknown {
  const paths = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key])
      : [issue.path],
  )
  let copy = value
  for (const path of paths) {
    const [name] = path
    if (path.length === 1 && typeof name === 'string' && Object.hasOwn(STAND_INS, name)) {
      copy = { ...(copy as object), [name]: STAND_INS[name] }
      continue
    }
    const holder = path.slice(0, path.length - depth)
    if (holder.length === 0 || (depth > 0 && typeof holder.at(-1) === 'number')) return undefined
    copy = withoutPath(copy, holder)
  }
  return copy
}

function withoutPath(value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
  if (typeof value !== 'object' || value === null || key === undefined) return value
  if (Array.isArray(value))
    return value.map((entry, at) => (at === key ? withoutPath(entry, rest) : entry))
  const { [key]: own, ...others } = value as Record<PropertyKey, unknown>
  return rest.length === 0 ? others : { ...others, [key]: withoutPath(own, rest) }
}

function describeIssue(issue: z.core.$ZodIssue, root: unknown): string[] {
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeysAt(issue.path)
    return issue.keys.map((key) => {
      const hint = didYouMean(key, known, `one of: ${known.join(', ')}`)
      return foundAt(pathText([...issue.path, key]), 'a field the engine does not know', hint)
    })
  }
  return [
    foundAt(pathText(issue.path), foundText(valueAt(root, issue.path)), allowedText(issue.message)),
  ]
}

/** The allowed values, without words that the line above already contains. */
function allowedText(message: string): string {
  if (message === 'Invalid URL') return 'an address, e.g. "https://docs.example.org"'
  return message.replace(/^Invalid (?:input|option): expected /, '').replace(/, received .*$/, '')
}

function pathText(path: readonly PropertyKey[]): string {
  if (path.length === 0) return '(the whole config)'
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    root,
  )
}

function foundText(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 120)
}

/** Keys the schema allows at a path, to suggest the nearest one for a typo. */
function knownKeysAt(path: readonly PropertyKey[]): string[] {
  let schema: unknown = configSchema
  for (const key of path) schema = childSchema(schema, key)
  return Object.keys(shapeOf(schema) ?? {})
}

interface SchemaLike {
  readonly def?: {
    readonly innerType?: unknown
    readonly options?: readonly unknown[]
    readonly element?: unknown
  }
  readonly shape?: Record<string, unknown>
}

function shapeOf(schema: unknown): Record<string, unknown> | undefined {
  const { def, shape } = (schema ?? {}) as SchemaLike
  if (shape !== undefined) return shape
  if (def?.innerType !== undefined) return shapeOf(def.innerType)
  return def?.options?.map(shapeOf).find((found) => found !== undefined)
}

function childSchema(schema: unknown, key: PropertyKey): unknown {
  const { def } = (schema ?? {}) as SchemaLike
  if (typeof key === 'number') return def?.element ?? childSchema(def?.innerType, key)
  return shapeOf(schema)?.[String(key)]
}
