import { runsCode } from '@warraq/markup/url-scheme'
import { z } from 'zod'

/** Text of at least one character. */
export const nameSchema = z.string().min(1)

/** File systems refuse names with more bytes. */
const MOST_BYTES = 255

function hasShortNames(path: string): boolean {
  return path.split('/').every((name) => new TextEncoder().encode(name).length <= MOST_BYTES)
}

/** The name of a file or folder, or a path of such names. */
export const fileNameSchema = nameSchema.refine(hasShortNames, {
  message: `names of at most ${MOST_BYTES} bytes, as file systems have them`,
})

/** A path below the site root, without `..`. */
export const localPathSchema = fileNameSchema.refine(
  (path) => !path.startsWith('/') && !path.split('/').includes('..'),
  { message: 'a path inside the site folder, e.g. "content/learn"' },
)

/** A relative path that may begin with `../`. */
export const nearPathSchema = fileNameSchema.refine(
  (path) =>
    !path.startsWith('/') &&
    !path
      .replace(/^(?:\.\.\/)+/, '')
      .split('/')
      .includes('..'),
  { message: 'a relative path, e.g. "content/learn" or "../docs"' },
)

export const routeSchema = z
  .string()
  .regex(/^\/(?:[^?#]*\/)?$/, 'a path that starts and ends with "/", e.g. "/learn/"')

/** The origin of a server that scripts may call. */
export const originSchema = z
  .string()
  .regex(/^(?:https?|wss?):\/\/[^/\s]+$/, 'an origin, e.g. "https://api.example.org"')

const EXPECTED_DAY = 'a day such as 2026-11-21'

/** A date in ISO 8601 form. The YAML parser may already have turned it into a Date. */
export const isoDaySchema = z
  .union([z.string(), z.date()], { error: EXPECTED_DAY })
  .transform((day) => (typeof day === 'string' ? day : day.toISOString().slice(0, 10)))
  .pipe(z.iso.date(EXPECTED_DAY))

/** An address of any kind that runs no code. */
export const addressSchema = z.string().refine((address) => !runsCode(address), {
  message: 'a path or an address that runs no code',
})

/** A field that may be absent. The reference shows the meaning of every field. */
export const optional = <Field extends z.ZodType>(field: Field, meaning: string) =>
  field.optional().describe(meaning)

/** A text that may be absent. */
export const text = (meaning: string) => optional(z.string(), meaning)

/** An address that may be absent. */
export const address = (meaning: string) => optional(addressSchema, meaning)

/** A field of other tools. */
export const accepted = <Field extends z.ZodType>(field: Field) =>
  optional(field, 'Accepted for pages of other engines; it has no effect.')

/** A text with a default. */
export const textOr = (initial: string, meaning: string) =>
  z.string().default(initial).describe(meaning)

/** A path below the site root that may be absent. */
export const localPath = (meaning: string) => optional(localPathSchema, meaning)

/** A switch that is on by default. */
export const on = (meaning: string) => z.boolean().default(true).describe(meaning)

/** A switch that is off by default. */
export const off = (meaning: string) => z.boolean().default(false).describe(meaning)

/** A list that is empty by default. */
export const listOf = <Entry extends z.ZodType>(entry: Entry, meaning: string) =>
  z.array(entry).default([]).describe(meaning)

/** An object that may be absent, with the defaults of its fields. */
export const group = <Fields extends z.ZodRawShape>(meaning: string, fields: Fields) =>
  z
    .strictObject(fields)
    .prefault({} as never)
    .describe(meaning)
