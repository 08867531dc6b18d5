import { z } from 'zod'
import { didYouMean } from '../shared/text/nearest.ts'

/** A value that a schema refuses, worded for its author. */
export interface WrongValue {
  /** `sections[0].route`; empty for the value as a whole. */
  readonly path: string
  readonly found: string
  readonly expected: string
}

/**
 * Check a value from an author. `issues` has one entry per fault: of a field that may have one of
 * several forms, the faults of the form that its author meant.
 */
export function parseAs<Schema extends z.ZodType>(schema: Schema, value: unknown) {
  // A value is read once, which does not pay for code that is made for its schema.
  const { data, error } = schema.safeParse(value, { error: knownFields, jitless: true })
  const issues = (error?.issues ?? []).flatMap(faultsOf)
  return { data, issues, wrong: issues.flatMap((issue) => wrongValues(issue, value)) }
}

/** The faults of the form of the right type with fewest faults; otherwise one for all forms. */
function faultsOf(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const forms = issue.errors.map((form) => form.flatMap(faultsOf))
  const [meant] = forms
    .filter((form) => form.every(({ path, code }) => path.length > 0 || !TYPE_FAULTS.has(code)))
    .sort((one, other) => wrongFields(one) - wrongFields(other))
  if (meant !== undefined)
    return meant.map((fault) => ({ ...fault, path: [...issue.path, ...fault.path] }))
  const allowed = forms.flatMap(([fault]) => (fault === undefined ? [] : allowedText(fault)))
  return issue.message === 'Invalid input' ? [{ ...issue, message: allowed.join(' or ') }] : [issue]
}

/** What is wrong with a value that has another type. */
const TYPE_FAULTS: ReadonlySet<string | undefined> = new Set([
  'invalid_type',
  'invalid_value',
  'invalid_union',
])

/** Number of wrong fields of a value itself. */
function wrongFields(faults: readonly z.core.$ZodIssue[]): number {
  return faults
    .filter(({ path }) => path.length < 2)
    .reduce((sum, fault) => sum + (fault.code === 'unrecognized_keys' ? fault.keys.length : 1), 0)
}

/** The message for unknown fields names the known ones, for `wrongValues`. */
function knownFields({ code, inst }: z.core.$ZodRawIssue): string | undefined {
  return code === 'unrecognized_keys' && inst instanceof z.ZodObject
    ? Object.keys(inst.shape).join(', ')
    : undefined
}

function wrongValues(issue: z.core.$ZodIssue, root: unknown): WrongValue[] {
  const { path, message } = issue
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: z.core.toDotPath([...path, key]),
      found: 'a field the engine does not know',
      expected: didYouMean(key, message.split(', '), `one of: ${message}`),
    }))
  const value = path.reduce<unknown>((outer, key) => Reflect.get(Object(outer), key), root)
  const found = written(value).slice(0, 120)
  return [{ path: z.core.toDotPath(path), found, expected: allowedText(issue) }]
}

function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? (value === undefined ? 'nothing' : `a ${typeof value}`)
  } catch {
    return 'an object that contains itself'
  }
}

/** The allowed values, without words that the line above already contains. */
function allowedText({ message }: z.core.$ZodIssue): string {
  if (message === 'Invalid URL') return 'an address, e.g. "https://docs.example.org"'
  return message
    .replace(/^(?:Invalid (?:input|option)|Too (?:small|big)): expected /, '')
    .replace(/^Invalid discriminator value\. Expected /, '')
    .replace("'undefined' | ", '')
    .replace(/, received [\s\S]*$/, '')
}
