import { z } from 'zod'

const logoSchema = z.strictObject({
  src: z.string().min(1).describe('Address of the picture.'),
  srcDark: z.string().optional().describe('Address of the picture in dark mode.'),
  alt: z
    .string()
    .optional()
    .describe('Text alternative; empty when the name of the site is beside it.'),
  href: z.string().optional().describe('Address the logo links to; absent: the home page.'),
  target: z.string().optional().describe('Window the link opens in.'),
  width: z.int().positive().optional().describe('Width in pixels.'),
  height: z.int().positive().optional().describe('Height in pixels.'),
  className: z.string().optional().describe('Class of the picture.'),
})

const positionSchema = z.enum(['left', 'right'])
const linkItemShape = {
  label: z.string().optional().describe('Text of the item.'),
  html: z.string().optional().describe('HTML instead of a text.'),
  to: z.string().optional().describe('Route of a page of the site.'),
  href: z.string().optional().describe('Any address.'),
  activeBasePath: z
    .string()
    .optional()
    .describe('The item is marked as current on pages below this path.'),
  activeBaseRegex: z
    .string()
    .optional()
    .describe('The item is marked as current on pages whose path matches.'),
  prependBaseUrlToHref: z
    .boolean()
    .optional()
    .describe('Put `baseUrl` before an `href` that does not begin with `/`, too.'),
  className: z.string().optional().describe('Class of the item.'),
}

/**
 * Navbar items stay loose here: `packages/warraq/src/pages/navbar-item.ts` knows the kinds and
 * reports their errors.
 */
const navbarItemSchema = z.looseObject({
  type: z
    .string()
    .optional()
    .describe('Kind of the item; absent: a link, or a dropdown if it has `items`.'),
  position: positionSchema.optional().describe('Side of the navbar; absent: right.'),
  ...linkItemShape,
})

export const navbarSchema = z.strictObject({
  title: z.string().nullish().describe('Text beside the logo; empty or absent shows none.'),
  logo: logoSchema.optional().describe('Picture before the title.'),
  hideOnScroll: z
    .boolean()
    .default(false)
    .describe('Hide the navbar while the reader scrolls down.'),
  items: z
    .array(navbarItemSchema)
    .default([])
    .describe('Links, dropdowns and other items, in order.'),
})

const footerItemSchema = z.looseObject({
  label: z.string().optional().describe('Text of the link.'),
  to: z.string().optional().describe('Route of a page of the site.'),
  href: z.string().optional().describe('Any address.'),
  html: z.string().optional().describe('HTML instead of a link.'),
})

export const footerSchema = z.strictObject({
  style: z.enum(['light', 'dark']).default('light').describe('Colours of the footer.'),
  logo: logoSchema.optional().describe('Picture above the links.'),
  copyright: z.string().optional().describe('HTML of the last line.'),
  links: z
    .array(z.looseObject({}))
    .default([])
    .describe('Columns (`title`, `items`) or one flat list of links, not both.'),
})

export type NavbarItemConfig = z.output<typeof navbarItemSchema>
export type FooterConfig = z.output<typeof footerSchema>
export type FooterItemConfig = z.output<typeof footerItemSchema>
