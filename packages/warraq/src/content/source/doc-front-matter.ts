import { isHarmlessUrl } from '@warraq/markup/url-scheme'
import { z } from 'zod'
import { pageHeadSchema } from '../../config/head-schema.ts'
import { accepted, isoDaySchema, optional } from '../../shared/data/schema-fields.ts'

/** Writers may give a number where text is expected: `title: 2026`. */
const textSchema = z.union([z.string(), z.number()], { error: 'text' }).transform(String)
const urlSchema = textSchema.refine((address) => isHarmlessUrl(address), {
  error: 'a path or an address that begins with https:',
})
/** Part of the address of a page. */
const UNUSABLE_IN_PATH = /[\p{Cc}\\?#%:*"<>|]|(?:^|\/)\.\.(?:\/|$)/u
const pathSchema = textSchema.refine((given) => !UNUSABLE_IN_PATH.test(given), {
  error: 'a path without "..", backslashes, and any of ? # % : * " < > |',
})
/** May begin in a folder above the page, but not above its section. */
const slugSchema = textSchema.refine(
  (given) => !UNUSABLE_IN_PATH.test(given.replace(/^(?:\.\.?\/)+/, '')),
  { error: 'a path without backslashes, any of ? # % : * " < > |, and ".." after its beginning' },
)
const EXPECTED_ADDRESSES = 'addresses that begin with "/", without a query or a hash'
const movedSchema = pathSchema.refine((path) => /^\/(?!\/)[^{}]*$/.test(path), {
  error: EXPECTED_ADDRESSES,
})
const EXPECTED_DATE = 'a day such as 2026-11-21, or a time such as 2026-11-21T12:00:00Z'
/** Whether the day exists, and the year has four digits, which every reader can parse. */
function isDate(given: string | Date): boolean {
  const date = new Date(given)
  const year = date.getUTCFullYear()
  return year >= 1000 && year <= 9999 && (typeof given !== 'string' || isOwnDay(given, date))
}

/** Whether a date is that of its text: JavaScript reads 30 February as 1 March. */
function isOwnDay(text: string, date: Date): boolean {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(text) ?? []
  return day === undefined
    ? (text.match(/\d+/g) ?? []).map(Number).includes(date.getDate())
    : new Date(day).toISOString().startsWith(day)
}
const EXPECTED_BOOST = 'a number above 0, such as 0.7'
const EXPECTED_LEVEL = 'a whole number from 2 to 6'

const text = (meaning: string) => optional(textSchema, meaning)
const textOrNull = (meaning: string) => optional(textSchema.nullable(), meaning)
const flag = (meaning: string) => optional(z.boolean('true or false'), meaning)
const level = (meaning: string) =>
  optional(z.int(EXPECTED_LEVEL).min(2, EXPECTED_LEVEL).max(6, EXPECTED_LEVEL), meaning)

const lastUpdateSchema = z
  .object({
    author: text('Name to show.'),
    date: optional(
      z
        .union([z.string(), z.date()], { error: EXPECTED_DATE })
        .refine(isDate, { error: EXPECTED_DATE }),
      'Day to show.',
    ),
  })
  .refine(
    ({ author, date }) => author !== undefined || date !== undefined,
    'an author, a date, or both',
  )

const tagSchema = z.union(
  [
    textSchema,
    z.object({
      label: textSchema.describe('Text of the tag.'),
      permalink: pathSchema.describe('Last part of its address.'),
    }),
  ],
  { error: 'text, or a label and a permalink' },
)

/** Front matter of a docs page; unknown keys are kept. */
export const docFrontMatterSchema = z
  .looseObject({
    id: optional(
      textSchema.refine((id) => !id.includes('/'), 'an id without "/"'),
      'Name that sidebars refer to; absent: the name of the file.',
    ),
    title: text('Title of the page; absent: its first heading.'),
    description: text(
      'One sentence for search engines and link previews; absent: the first paragraph.',
    ),
    slug: optional(
      slugSchema,
      'Address instead of the one from the path: a name, a path from the folder of the page, or one with "/" in front from the route of the section.',
    ),
    moved_from: optional(
      z
        .union([movedSchema, z.array(movedSchema)], { error: EXPECTED_ADDRESSES })
        .transform((given) => [given].flat()),
      'Addresses that the page had before, below the base path of the site; they redirect to it.',
    ),
    hide_title: flag('Show no title above the text.'),
    hide_table_of_contents: flag('Show no outline.'),
    toc_min_heading_level: level('Highest level of headings in the outline.'),
    toc_max_heading_level: level('Lowest level of headings in the outline.'),
    keywords: optional(
      z.array(textSchema, 'a list of words'),
      "Words for search engines, and for the site's own search: what readers say for the page and its text does not.",
    ),
    search_boost: optional(
      z.number(EXPECTED_BOOST).positive(EXPECTED_BOOST),
      "Factor of the weight of the page in the site's own search, except for its own name. 0.7 suits the page of a single method: it follows the guides that mention it.",
    ),
    image: optional(urlSchema, 'Image for link previews.'),
    head: optional(
      pageHeadSchema,
      'Elements of the head of this page: `meta`, `link`, and `script` with `src`. A script of another origin must be in `policy.scripts`.',
    ),
    sidebar_label: text('Shorter name in the sidebar.'),
    sidebar_position: optional(z.number('a number'), 'Position within the folder.'),
    sidebar_class_name: text('Class of the entry in the sidebar.'),
    sidebar_badge: text('Short mark behind the name in the sidebar: `GET`.'),
    sidebar_custom_props: accepted(z.record(z.string(), z.unknown())),
    sidebar_key: accepted(textSchema),
    displayed_sidebar: textOrNull('Name of the sidebar beside the page; `null`: none.'),
    pagination_label: text('Name in the links of neighbouring pages.'),
    pagination_next: textOrNull('Id of the page that follows; `null`: none.'),
    pagination_prev: textOrNull('Id of the page before; `null`: none.'),
    tags: optional(
      z.array(tagSchema, 'a list of tags'),
      'Tags below the page, each with its own page.',
    ),
    custom_edit_url: urlSchema.nullish().describe('Address of the edit link; `null`: none.'),
    parse_number_prefixes: flag(
      '`false`: a number at the start of the file name belongs to the name.',
    ),
    last_update: optional(lastUpdateSchema, 'The last change, instead of the one from git.'),
    schema: optional(
      z.enum(['faq', 'howto'], { error: 'faq or howto' }),
      'Type of the whole page for search engines; absent: an article.',
    ),
    time: text('Time the task of the page takes: `15 minutes`.'),
    needs: optional(
      z.array(textSchema, 'a list of lines of Markdown'),
      'Prerequisites for readers; each line is inline Markdown.',
    ),
    checked: optional(
      z.union([z.literal(false), isoDaySchema], { error: 'a day such as 2026-11-21, or false' }),
      "Date of the last check of the page, instead of the site's; `false`: the page shows none.",
    ),
    draft: flag('Leave the page out of builds; the development server shows it.'),
    unlisted: flag(
      'Leave the page out of sidebar, search and sitemap; only readers with the link find it.',
    ),
    noindex: flag(
      "Leave the page out of search engines, the site's own search and the sitemap; it stays in the sidebar.",
    ),
    mdx: optional(
      z.object({
        format: z.enum(['md', 'mdx', 'detect']).describe('`detect`: by the ending of the file.'),
      }),
      'How the file is parsed.',
    ),
  })
  .refine(({ draft, unlisted }) => !(draft === true && unlisted === true), {
    message: 'draft or unlisted, not both',
    path: ['draft'],
  })
  .refine(
    ({ toc_min_heading_level: min, toc_max_heading_level: max }) =>
      min === undefined || max === undefined || min <= max,
    { message: 'not above toc_max_heading_level', path: ['toc_min_heading_level'] },
  )

export type DocFrontMatter = z.output<typeof docFrontMatterSchema>
