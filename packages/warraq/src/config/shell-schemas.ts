import { z } from 'zod'

const logoSchema = z.strictObject({
  src: z.string().min(1),
  srcDark: z.string().optional(),
  alt: z.string().optional(),
  href: z.string().optional(),
  target: z.string().optional(),
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
  className: z.string().optional(),
})

const positionSchema = z.enum(['left', 'right'])
const linkItemShape = {
  label: z.string().optional(),
  html: z.string().optional(),
  to: z.string().optional(),
  href: z.string().optional(),
  activeBasePath: z.string().optional(),
  activeBaseRegex: z.string().optional(),
  prependBaseUrlToHref: z.boolean().optional(),
  className: z.string().optional(),
}

/** Navbar items stay loose here: `packages/warraq/src/pages/navbar-view.ts` knows the kinds and words their errors. */
export const navbarItemSchema = z.looseObject({
  type: z.string().optional(),
  position: positionSchema.optional(),
  ...linkItemShape,
})

export const navbarSchema = z.strictObject({
  /** Text beside the logo; empty or absent shows none. */
  title: z.string().nullish(),
  logo: logoSchema.optional(),
  /** Hide the navbar while the reader scrolls down. */
  hideOnScroll: z.boolean().default(false),
  items: z.array(navbarItemSchema).default([]),
})

const footerItemSchema = z.looseObject({
  label: z.string().optional(),
  to: z.string().optional(),
  href: z.string().optional(),
  html: z.string().optional(),
})

export const footerSchema = z.strictObject({
  style: z.enum(['light', 'dark']).default('light'),
  logo: logoSchema.optional(),
  /** HTML. */
  copyright: z.string().optional(),
  /** Columns with a title, or one flat list; `packages/warraq/src/pages/footer.ts` refuses a mix. */
  links: z.array(z.looseObject({})).default([]),
})

export type NavbarItemConfig = z.output<typeof navbarItemSchema>
export type FooterConfig = z.output<typeof footerSchema>
export type FooterItemConfig = z.output<typeof footerItemSchema>
