import { z } from 'zod'
import { isoDaySchema } from '../config/iso-day.ts'

/** Writers may give a number where text is expected: `title: 2026`. */
const text = z.union([z.string(), z.number()], { error: 'text' }).transform(String)
const flag = z.boolean({ error: 'true or false' })
const level = z
  .int({ error: 'a whole number from 2 to 6' })
  .min(2, 'a whole number from 2 to 6')
  .max(6, 'a whole number from 2 to 6')
const lastUpdate = z
  .object({ author: text.optional(), date: z.union([z.string(), z.date()]).optional() })
  .refine(
    ({ author, date }) => author !== undefined || date !== undefined,
    'an author, a date, or both',
  )

/** Front matter of a docs page; unknown keys are kept. */
export const docFrontMatterSchema = z
  .looseObject({
    id: text.refine((id) => !id.includes('/'), 'an id without "/"').optional(),
    title: text.optional(),
    description: text.optional(),
    slug: text.optional(),
    hide_title: flag.optional(),
    hide_table_of_contents: flag.optional(),
    toc_min_heading_level: level.optional(),
    toc_max_heading_level: level.optional(),
    keywords: z.array(text, 'a list of words').optional(),
    image: text.optional(),
    sidebar_label: text.optional(),
    sidebar_position: z.number('a number').optional(),
    sidebar_class_name: text.optional(),
    sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
    sidebar_key: text.optional(),
    displayed_sidebar: text.nullable().optional(),
    pagination_label: text.optional(),
    pagination_next: text.nullable().optional(),
    pagination_prev: text.nullable().optional(),
    tags: z
      .array(z.union([text, z.object({ label: text, permalink: text })]), 'a list of tags')
      .optional(),
    custom_edit_url: text.nullable().optional(),
    parse_number_prefixes: flag.optional(),
    last_update: lastUpdate.optional(),
    /** What the content is, for search engines; otherwise an article. */
    schema: z.enum(['faq', 'howto'], { error: 'faq or howto' }).optional(),
    /** How long the page takes to do: `15 minutes`. */
    time: text.optional(),
    /** What a reader needs before the start; each line is inline Markdown. */
    needs: z.array(text, 'a list of lines of Markdown').optional(),
    /** Day on which the page was checked, instead of the site's; `false`: the page shows none. */
    checked: z
      .union([z.literal(false), isoDaySchema], { error: 'a day such as 2026-11-21, or false' })
      .optional(),
    draft: flag.optional(),
    unlisted: flag.optional(),
    mdx: z.object({ format: z.enum(['md', 'mdx', 'detect']) }).optional(),
  })
  .refine(({ draft, unlisted }) => !(draft === true && unlisted === true), {
    message: 'draft or unlisted, not both',
    path: ['draft'],
  })
  .refine(
    ({ toc_min_heading_level: min, toc_max_heading_level: max }) =>
      min === undefined || max === undefined || min <= max,
    {
      message: 'not above toc_max_heading_level',
      path: ['toc_min_heading_level'],
    },
  )

export type DocFrontMatter = z.output<typeof docFrontMatterSchema>
