import { z } from 'zod'
import { address, addressSchema, listOf, off, optional, text } from './fields.ts'

const pixels = (meaning: string) => z.int().positive().optional().describe(meaning)

const logoSchema = z.strictObject({
  src: addressSchema.min(1).describe('Address of the picture.'),
  srcDark: address('Address of the picture in dark mode.'),
  alt: text('Text alternative; empty when the name of the site is beside it.'),
  href: address('Address the logo links to; absent: the home page.'),
  target: text('Window the link opens in.'),
  width: pixels('Width in pixels.'),
  height: pixels('Height in pixels.'),
  className: text('Class of the picture.'),
})

const commentWord = (meaning: string) =>
  optional(z.string().trim().min(1), `Text of the comment ${meaning}.`)

export const codeCommentSchema = z
  .strictObject({
    className: z
      .string()
      .regex(/^[\w-]+(?: [\w-]+)*$/, 'classes, separated by spaces')
      .describe(
        'Classes of the lines: `highlighted`, `diff-add`, `diff-remove`, `code-warning`, `code-error`, or one of your style sheet.',
      ),
    line: commentWord('before a single line'),
    start: commentWord('before the first line of several'),
    end: commentWord('after the last line of several'),
  })
  .refine(
    ({ line, start, end }) => (start === undefined) === (end === undefined) && (line ?? start),
    'needs "line", or "start" and "end"',
  )

export type CodeComment = z.output<typeof codeCommentSchema>

/**
 * Navbar items stay loose here: `packages/warraq/src/pages/navbar-item.ts` knows the kinds and
 * reports their errors.
 */
const navbarItemSchema = z.looseObject({
  type: text('Kind of the item; absent: a link, or a dropdown if it has `items`.'),
  position: optional(z.enum(['left', 'right']), 'Side of the navbar; absent: right.'),
  label: text('Text of the item.'),
  html: text('HTML instead of a text.'),
  to: address('Route of a page of the site.'),
  href: address('Any address.'),
  activeBasePath: text('The item is marked as current on pages below this path.'),
  activeBaseRegex: text('The item is marked as current on pages whose path matches.'),
  prependBaseUrlToHref: optional(
    z.boolean(),
    'Put `baseUrl` before an `href` that does not begin with `/`, too.',
  ),
  className: text('Class of the item.'),
})

export const navbarSchema = z.strictObject({
  title: z.string().nullish().describe('Text beside the logo; empty or absent shows none.'),
  logo: optional(logoSchema, 'Picture before the title.'),
  hideOnScroll: off('Hide the navbar while the reader scrolls down.'),
  items: listOf(navbarItemSchema, 'Links, dropdowns and other items, in order.'),
})

export const footerSchema = z.strictObject({
  style: z.enum(['light', 'dark']).default('light').describe('Colours of the footer.'),
  logo: optional(logoSchema, 'Picture above the links.'),
  copyright: text('HTML of the last line.'),
  links: listOf(
    z.looseObject({}),
    'Columns (`title`, `items`) or one flat list of links, not both.',
  ),
})

export type NavbarItemConfig = z.output<typeof navbarItemSchema>
export type FooterConfig = z.output<typeof footerSchema>
