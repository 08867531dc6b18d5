import type { z } from 'zod'
import { nearestOf } from '../shared/nearest.ts'
import { configSchema, type DocsConfig } from './schema.ts'
import { UsageError } from './usage-error.ts'

/**
 * Check what a config file exports and fill in the defaults.
 * @throws UsageError naming every wrong value at once: its path, what was found, what is allowed.
 */
export function parseConfig(value: unknown, file: string): DocsConfig {
  const result = configSchema.safeParse(value)
  if (result.success) return result.data
  const problems = result.error.issues.flatMap((issue) => describeIssue(issue, value))
  throw new UsageError(
    [
      `${file} has ${problems.length} problem${problems.length === 1 ? '' : 's'}:`,
      ...problems,
    ].join('\n'),
  )
}

function describeIssue(issue: z.core.$ZodIssue, root: unknown): string[] {
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeysAt(issue.path)
    return issue.keys.map((key) => {
      const nearest = nearestOf(key, known)
      const hint =
        nearest === undefined ? `one of: ${known.join(', ')}` : `did you mean "${nearest}"?`
      return describe(pathText([...issue.path, key]), 'a field the engine does not know', hint)
    })
  }
  return [describe(pathText(issue.path), foundText(valueAt(root, issue.path)), issue.message)]
}

function describe(path: string, found: string, expected: string): string {
  return `  ${path}\n    found     ${found}\n    expected  ${expected}`
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

/** Keys the schema allows at a path, so that a typo can be answered with the nearest one. */
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
