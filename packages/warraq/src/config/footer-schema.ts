import { z } from 'zod'
import { address, listOf, optional, text } from '../shared/data/schema-fields.ts'
import { linkSchema } from './link-fields.ts'
import { logoSchema } from './logo-schema.ts'

const linkSchemaOfFooter = linkSchema({
  label: text('Text of the link.'),
  to: address('Route of a page of the site.'),
  href: address('Any address.'),
  html: text('HTML instead of a link.'),
  className: text('Class of the link.'),
}).refine(
  ({ to, href, html }) => [to, href, html].filter((field) => field !== undefined).length === 1,
  'one of "to", "href" and "html"',
)

const columnSchema = z.strictObject({
  title: optional(z.string(), 'Heading of the column.'),
  items: z.array(linkSchemaOfFooter).describe('Links of the column.'),
})

export const footerSchema = z.strictObject({
  style: z.enum(['light', 'dark']).default('light').describe('Colours of the footer.'),
  logo: optional(logoSchema, 'Picture above the links.'),
  copyright: text('HTML of the last line.'),
  links: listOf(
    z.union([columnSchema, linkSchemaOfFooter]),
    'Columns (`title`, `items`) or one flat list of links, not both.',
  ).refine((links) => links.every(isColumn) || !links.some(isColumn), {
    message: 'either columns { title, items } or a flat list of links',
    abort: true,
  }),
})

export const FOOTER_FIELDS = {
  link: Object.keys(linkSchemaOfFooter.shape),
  column: Object.keys(columnSchema.shape),
}

export type FooterConfig = z.output<typeof footerSchema>
export type FooterColumn = z.output<typeof columnSchema>
export type FooterLink = z.output<typeof linkSchemaOfFooter>

/** Whether an entry of the footer is a column, not a link. */
export function isColumn(entry: FooterColumn | FooterLink): entry is FooterColumn {
  return 'items' in entry
}
