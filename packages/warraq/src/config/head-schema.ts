import { runsCode } from '@warraq/markup/url-scheme'
import { z } from 'zod'
import { optional } from '../shared/data/schema-fields.ts'

const valueSchema = z.union([z.string(), z.number(), z.boolean()])

/** Attributes as an author writes them: `async: true` is an attribute without a value. */
const attributesSchema = z
  .record(
    z
      .string()
      .regex(/^(?!on|nonce$|style$)[a-z][\w:.-]*$/i, 'an attribute that runs no code of its own'),
    valueSchema,
  )
  .refine(
    ({ src, href }) => [src, href].every((address) => !runsCode(String(address ?? ''))),
    'addresses that run no code',
  )
  .describe('Attributes; `true` stands for one without a value, `false` for none.')

/** Text that cannot end its element. */
const contentSchema = z
  .string()
  .refine((text) => !/<\/(?:script|style)|<!--/i.test(text), 'code without "</script" and "<!--"')

/** The name of an element, which says what else it may have. */
const tagOf = <Name extends string>(name: Name) => z.literal(name).describe('Name of the element.')

const metaSchema = z.strictObject({ tag: tagOf('meta'), attributes: attributesSchema })
const linkSchema = z.strictObject({ tag: tagOf('link'), attributes: attributesSchema })

const headElementSchema = z.discriminatedUnion('tag', [
  metaSchema,
  linkSchema,
  z
    .strictObject({
      tag: tagOf('script'),
      attributes: attributesSchema.default({}),
      content: optional(contentSchema, 'Code of the script, instead of `src`.'),
    })
    .refine(
      ({ attributes, content }) => (attributes.src === undefined) !== (content === undefined),
      'either "src" among the attributes or "content"',
    ),
  z.strictObject({
    tag: tagOf('style'),
    attributes: attributesSchema.default({}),
    content: contentSchema.describe('The styles.'),
  }),
])

export const headSchema = z.array(headElementSchema).default([])

export type HeadElement = z.output<typeof headElementSchema>

/** Relations that describe the page, and neither load code nor redirect. */
const RELATIONS = new Set(
  'alternate author canonical dns-prefetch help icon license me next preconnect preload prev stylesheet'.split(
    ' ',
  ),
)

/**
 * An element of the head of one page. Pages name scripts, but contain none: what may run is up to
 * the configuration.
 */
const pageElementSchema = z.discriminatedUnion('tag', [
  metaSchema.refine(
    ({ attributes }) => attributes['http-equiv'] === undefined,
    'a meta element with name or property',
  ),
  linkSchema.refine(
    ({ attributes }) => RELATIONS.has(String(attributes.rel)),
    `a link whose rel is one of ${[...RELATIONS].join(', ')}`,
  ),
  z
    .strictObject({ tag: tagOf('script'), attributes: attributesSchema })
    .refine(
      ({ attributes }) => attributes.src !== undefined,
      'a script with the address of its file, src: /name.js; pages contain no code themselves',
    ),
])

export const pageHeadSchema = z
  .array(pageElementSchema, 'a list of elements, each with tag and attributes')
  .refine(
    (elements) =>
      elements.every(({ attributes: { src, href } }) =>
        [src, href].every((address) => /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(String(address ?? '/'))),
      ),
    'addresses that begin with "/" or "https:"',
  )

export type PageHeadElement = z.output<typeof pageElementSchema>
