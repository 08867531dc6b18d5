import { z } from 'zod'
import type { NavbarPluginItem } from '../plugins/navbar-item-kinds.ts'
import { address, listOf, optional, text } from '../shared/data/schema-fields.ts'
import { navbarOptions } from '../shared/data/shell-options-schema.ts'
import { linkSchema } from './link-fields.ts'
import { logoSchema } from './logo-schema.ts'

const PLACE = {
  position: optional(z.enum(['left', 'right']), 'Side of the navbar; absent: right.'),
}
const CLASS = { className: text('Class of the item.') }
const SECTION = {
  docsPluginId: text('Id of the section; absent: the one called `default`, or the first.'),
}
const LINK = {
  label: text('Text of the item.'),
  html: text('HTML instead of a text.'),
  to: address('Route of a page of the site.'),
  href: address('Any address.'),
  activeBasePath: text('The item is marked as current on pages below this path.'),
  activeBaseRegex: optional(
    z.string().refine(isRegex, 'a regular expression'),
    'The item is marked as current on pages whose path matches.',
  ),
  prependBaseUrlToHref: optional(
    z.boolean(),
    'Put `baseUrl` before an `href` that does not begin with `/`, too.',
  ),
  ...CLASS,
}

function isRegex(source: string): boolean {
  try {
    return new RegExp(source, 'i') instanceof RegExp
  } catch {
    return false
  }
}

/** A text that must not be empty. */
const named = (what: string, meaning: string) => z.string(what).min(1, what).describe(meaning)

/** The kinds of links, in the navbar and in dropdowns. */
const LINKS = {
  doc: {
    type: z.literal('doc').describe('A link to a doc.'),
    ...LINK,
    docId: named('the id of a doc', 'Id of the doc.'),
    ...SECTION,
  },
  docSidebar: {
    type: z.literal('docSidebar').describe('A link to the first page of a sidebar.'),
    ...LINK,
    sidebarId: named('the id of a sidebar', 'Id of the sidebar, whose first page opens.'),
    ...SECTION,
  },
  docsVersion: {
    type: z.literal('docsVersion').describe('A link to the main page of a version.'),
    ...LINK,
    version: named('the name of a version', 'Name of the version, whose main page opens.'),
    ...SECTION,
  },
}

const HTML = {
  type: z.literal('html').describe('HTML that is shown as it is.'),
  ...CLASS,
  value: named('HTML to show', 'The HTML.'),
}

type Target = { readonly [Field in 'label' | 'html' | 'to' | 'href']?: string | undefined }

const hasOneTarget = ({ to, href }: Target) => (to === undefined) !== (href === undefined)
const hasOneText = ({ label, html }: Target) => label === undefined || html === undefined
const ONE_TARGET = 'one of "to" and "href"'
const ONE_TEXT = 'one of "label" and "html"'

const innerItemSchema = z.discriminatedUnion(
  'type',
  [
    linkSchema({
      type: optional(z.literal('default'), 'A link.'),
      ...LINK,
      items: optional(z.never('nothing, because a dropdown contains no other'), 'Never.'),
    })
      .refine(hasOneTarget, ONE_TARGET)
      .refine(hasOneText, ONE_TEXT),
    linkSchema(LINKS.doc),
    linkSchema(LINKS.docSidebar),
    linkSchema(LINKS.docsVersion),
    z.strictObject(HTML),
  ],
  {
    error: ({ code }) =>
      code === 'invalid_union'
        ? `${Object.keys(INNER_FIELDS)
            .map((kind) => `'${kind}'`)
            .join(' | ')} (Bad navbar item type)`
        : undefined,
  },
)

const innerItems = (meaning: string) => optional(z.array(innerItemSchema), meaning)

const LIST = {
  ...PLACE,
  ...CLASS,
  label: text('Text of the item on phones.'),
  dropdownItemsBefore: innerItems('Items before the list.'),
  dropdownItemsAfter: innerItems('Items after the list.'),
}

const ownItemSchema = z.discriminatedUnion('type', [
  linkSchema({
    type: optional(z.enum(['default', 'dropdown']), 'A link, or a dropdown if it has `items`.'),
    ...PLACE,
    ...LINK,
    items: innerItems('Items of a dropdown.'),
  })
    .refine(
      (item) => hasOneTarget(item) || (isMenu(item) && (item.to ?? item.href) === undefined),
      {
        message: ONE_TARGET,
      },
    )
    .refine(hasOneText, ONE_TEXT)
    .refine((item) => !isMenu(item) || item.label, {
      message: 'the text of the dropdown',
      path: ['label'],
    }),
  linkSchema({ ...LINKS.doc, ...PLACE }),
  linkSchema({ ...LINKS.docSidebar, ...PLACE }),
  linkSchema({ ...LINKS.docsVersion, ...PLACE }),
  z.strictObject({ ...HTML, ...PLACE }),
  z.strictObject({
    type: z.literal('docsVersionDropdown').describe('A list of versions.'),
    ...LIST,
    ...SECTION,
    versions: optional(
      z.union([
        z.array(z.string()),
        z.record(z.string(), z.strictObject({ label: text('Label of the version.') }).nullable()),
      ]),
      'Names of the versions to list, or their names with `{ label }`; absent: all.',
    ),
  }),
  z.strictObject({
    type: z.literal('localeDropdown').describe('A list of languages.'),
    ...LIST,
    queryString: text('Query of the links to other languages.'),
  }),
  z.strictObject({ type: z.literal('search').describe('The search button.'), ...PLACE, ...CLASS }),
  z.strictObject({
    type: z.literal('component').describe('A component of the site.'),
    ...PLACE,
    component: named('the name of a component', 'Name of a file in `navbar/` of `themeDir`.'),
    options: optional(z.record(z.string(), z.unknown()), 'Options of the component.'),
  }),
])

/** Whether a link of the navbar opens a list of others. */
export function isMenu(item: { readonly type?: string | undefined; readonly items?: unknown }) {
  return item.type === 'dropdown' || item.items !== undefined
}

/** Whether an item of any kind opens a list. */
export function isDropdown(item: NavbarItemConfig): boolean {
  const { type, items }: { readonly type?: string | undefined; readonly items?: unknown } = item
  return isMenu({ type, items }) || type === 'docsVersionDropdown' || type === 'localeDropdown'
}

type ItemSchema = (typeof ownItemSchema.options | typeof innerItemSchema.options)[number]

function fieldsByKind(schemas: readonly ItemSchema[]): Readonly<Record<string, readonly string[]>> {
  const entries = schemas.flatMap(({ shape }) =>
    [...(shape.type._zod.values ?? [])].flatMap((kind) =>
      kind === undefined ? [] : [[String(kind), Object.keys(shape)] as const],
    ),
  )
  return Object.fromEntries(entries)
}

export const NAVBAR_FIELDS = fieldsByKind(ownItemSchema.options)
/** The same of the items in a dropdown. */
export const INNER_FIELDS = fieldsByKind(innerItemSchema.options)

export const NAVBAR_KINDS = Object.keys(NAVBAR_FIELDS)

const pluginItemSchema = z
  .unknown()
  .superRefine((item, { addIssue }) => {
    const { type, position } = Object(item)
    if (typeof type !== 'string' || NAVBAR_KINDS.includes(type))
      addIssue({ code: 'invalid_type', expected: 'object', continue: false })
    if (!PLACE.position.safeParse(position).success)
      addIssue({ code: 'custom', path: ['position'], message: '"left" or "right"' })
  })
  // The plugins declare the types of their items.
  .meta({ type: 'NavbarPluginItem' }) as unknown as z.ZodType<NavbarPluginItem, NavbarPluginItem>

export const navbarSchema = z.strictObject({
  title: z.string().nullish().describe('Text beside the logo; empty or absent shows none.'),
  logo: optional(logoSchema, 'Picture before the title.'),
  ...navbarOptions,
  items: listOf(
    z.union([ownItemSchema, pluginItemSchema]),
    'Links, dropdowns and other items, in order.',
  ),
})

export type OwnNavbarItem = z.output<typeof ownItemSchema>
export type NavbarInnerItem = z.output<typeof innerItemSchema>
export type NavbarItemConfig = OwnNavbarItem | NavbarPluginItem
