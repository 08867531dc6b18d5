import { z } from 'zod'
import type { FactTree } from '../shared/facts.ts'
import { checksSchema } from './checks-schema.ts'
import { i18nSchema } from './i18n-schema.ts'
import { isoDaySchema } from './iso-day.ts'
import { localPathSchema } from './path-schemas.ts'
import { pluginFields } from './plugin-fields.ts'
import { pluginsSchema } from './plugins-schema.ts'
import { searchSchema } from './search-schema.ts'
import { sectionSchema } from './section-schema.ts'
import { footerSchema, navbarSchema } from './shell-schemas.ts'

const attributesSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

const colorModeSchema = z.strictObject({
  defaultMode: z.enum(['light', 'dark']).default('light').describe('Mode of a first visit.'),
  disableSwitch: z.boolean().default(false).describe('Hide the button that switches the mode.'),
  respectPrefersColorScheme: z
    .boolean()
    .default(false)
    .describe(
      'Let a first visit follow the setting of the system; the button then offers that as a third choice.',
    ),
})

const announcementSchema = z.strictObject({
  id: z
    .string()
    .default('announcement-bar')
    .describe(
      'Change it when the message changes: readers who dismissed the previous one see the new one.',
    ),
  content: z.string().min(1).describe('HTML of the message.'),
  isCloseable: z.boolean().default(true).describe('Let readers dismiss it.'),
})

const hexColorSchema = z
  .string()
  .regex(/^#[\da-f]{6}$/i, 'a colour of six hexadecimal digits, e.g. "#0b6658"')

const iconsSchema = z.strictObject({
  ico: z
    .string()
    .optional()
    .describe('For browsers that do not support SVG icons: 32 by 32 pixels.'),
  appleTouch: z.string().optional().describe('180 by 180 pixels, without transparency.'),
  manifest: z.string().optional().describe('Web app manifest, which names the larger icons.'),
})

const socialCardsSchema = z.strictObject({
  background: hexColorSchema.default('#ffffff').describe('Colour behind the text.'),
  ink: hexColorSchema.default('#1d2423').describe('Title of the page, name of the site.'),
  accent: hexColorSchema.default('#0b6658').describe('Name of the section.'),
  logo: localPathSchema.optional().describe('SVG mark, shown 64 by 64.'),
  pattern: localPathSchema
    .optional()
    .describe('SVG of 1200 by 630 over the background; text stays in the left 880.'),
})

const outlineLevelsSchema = z
  .strictObject({
    min: z.int().min(2).max(6).default(2).describe('Highest level of headings in the outline.'),
    max: z.int().min(2).max(6).default(3).describe('Lowest level of headings in the outline.'),
  })
  .refine(({ min, max }) => min <= max, { message: 'min not above max' })

const siteUrlSchema = z
  .url({ protocol: /^https?$/ })
  .refine((url) => URL.canParse(url) && new URL(url).pathname === '/', {
    message: 'an origin without a path, e.g. "https://docs.example.org"; put the path into baseUrl',
  })

const baseUrlSchema = z
  .string()
  .transform((base) => `/${base.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/'))

export const configSchema = z.strictObject({
  title: z.string().min(1).describe('Name of the site, at the end of every page title.'),
  tagline: z
    .string()
    .default('')
    .describe('Follows the name of the site in the title of the home page.'),
  titleDelimiter: z
    .string()
    .default('|')
    .describe('Between the title of a page and that of the site.'),
  url: siteUrlSchema.describe('Origin of the deployed site, for canonical links and the sitemap.'),
  baseUrl: baseUrlSchema.prefault('/').describe('Path the site is served under.'),
  lang: z
    .string()
    .default('en')
    .describe('Language of the pages, a BCP 47 tag such as `en` or `pt-BR`.'),
  dir: z.enum(['ltr', 'rtl']).default('ltr').describe('Writing direction.'),
  i18n: i18nSchema
    .optional()
    .describe('Several languages; without it there is one, that of `lang` and `dir`.'),
  description: z
    .string()
    .default('')
    .describe('Description of pages without one, for search engines and link previews.'),
  favicon: z
    .string()
    .optional()
    .describe('Address of the icon in browser tabs, preferably an SVG.'),
  icons: iconsSchema.prefault({}).describe('Further icons, as addresses within the site.'),
  themeColor: z
    .strictObject({
      light: hexColorSchema.default('#ffffff').describe('In light mode.'),
      dark: hexColorSchema.default('#101615').describe('In dark mode.'),
    })
    .prefault({})
    .describe(
      'Colour of the browser around the page, in each mode; preferably that of the page itself.',
    ),
  image: z
    .string()
    .optional()
    .describe('Image for link previews of pages without one, if no social cards are drawn.'),
  socialCards: z
    .union([socialCardsSchema, z.literal(false)])
    .default(false)
    .describe('Draw a card for every page without an image of its own; `false`: none.'),
  noIndex: z.boolean().default(false).describe('Ask search engines to list no page of the site.'),
  sections: z
    .array(sectionSchema)
    .min(1)
    .describe('Folders of pages, each with a route and a sidebar of its own.'),
  pagesDir: localPathSchema
    .optional()
    .describe(
      'Folder of plain pages, React components, one page per file: `index.tsx` is the home page.',
    ),
  staticDirs: z
    .array(localPathSchema)
    .default([])
    .describe('Folders copied unchanged to the root of the output.'),
  precompress: z
    .boolean()
    .default(true)
    .describe('Write a `.br` and a `.gz` file beside every text file, for servers that send them.'),
  componentsDir: localPathSchema
    .optional()
    .describe(
      'React components that are rendered at build time, one per file: `NetworkFacts.tsx` is `::network-facts` in pages.',
    ),
  islandsDir: localPathSchema
    .optional()
    .describe(
      'React components that are rendered at build time and hydrated in the browser, one per file.',
    ),
  themeDir: localPathSchema
    .optional()
    .describe(
      'Parts of the theme that the site replaces or adds, one per file: `Footer.tsx`, `Footer.css`.',
    ),
  connect: z
    .array(
      z
        .string()
        .regex(/^(?:https?|wss?):\/\/[^/\s]+$/, 'an origin, e.g. "https://rpc.example.org"'),
    )
    .default([])
    .describe('Origins that scripts of the site may call; they join the content security policy.'),
  tokens: localPathSchema
    .optional()
    .describe(
      "Style sheet with the site's values of the theme's custom properties: colours, sizes, fonts.",
    ),
  stylesheet: localPathSchema.optional().describe("Styles of the site, after the theme's."),
  pageStylesheets: z
    .array(
      z.strictObject({
        file: localPathSchema.describe('Path of the style sheet.'),
        when: z.string().min(1).describe('Text in the HTML of the pages that need it.'),
      }),
    )
    .default([])
    .describe(
      'Styles of pages whose HTML contains the text `when`, e.g. `class="hero"`; other pages do not include them.',
    ),
  facts: z
    .custom<FactTree>((value) => typeof value === 'object' && value !== null)
    .default({})
    .describe('Values that pages refer to by name: `{{mainnet.chainId}}`.'),
  editUrl: z
    .string()
    .optional()
    .describe('Address of the edit link; `{file}` is replaced by the path of the page’s source.'),
  feedback: z
    .strictObject({
      issueUrl: z
        .url({ protocol: /^https?$/ })
        .optional()
        .describe(
          'Address of a new issue; `{title}`, `{url}` and `{file}` are replaced by those of the page.',
        ),
    })
    .optional()
    .describe(
      'Ask at the end of a page whether it was helpful: answers are counted if `analytics` is set, otherwise they open an issue.',
    ),
  lastUpdated: z
    .strictObject({
      date: z.boolean().default(true).describe('Show the day.'),
      author: z.boolean().default(false).describe('Show the author of the commit.'),
    })
    .prefault({})
    .describe('Details of the last change that pages show; git provides them.'),
  checked: z
    .strictObject({
      date: isoDaySchema.describe('The day, as `2026-11-21`.'),
      against: z
        .string()
        .min(1)
        .optional()
        .describe('What they were compared with: `exampled v1.2.0`.'),
    })
    .optional()
    .describe(
      'Date on which somebody last compared the docs with what they describe; every docs page shows it.',
    ),
  outlineLevels: outlineLevelsSchema.prefault({}).describe('Headings in the outline of a page.'),
  colorMode: colorModeSchema.prefault({}).describe('Light and dark mode.'),
  announcementBar: announcementSchema
    .optional()
    .describe('A message above the navbar of every page.'),
  baseUrlBanner: z
    .boolean()
    .default(true)
    .describe(
      'Show a message on the home page when the site is served under another path than `baseUrl`.',
    ),
  navbar: navbarSchema.prefault({}).describe('The bar on top of every page.'),
  footer: footerSchema.optional().describe('The end of every page.'),
  sidebar: z
    .strictObject({
      hideable: z.boolean().default(false).describe('Let readers hide the sidebar.'),
      autoCollapse: z
        .boolean()
        .default(false)
        .describe('Close a group when the reader opens another one beside it.'),
    })
    .prefault({})
    .describe('Behaviour of the sidebars.'),
  search: z
    .union([searchSchema, z.literal(false)])
    .prefault({})
    .describe('The search; `false` leaves out search page and index.'),
  offline: z
    .boolean()
    .default(false)
    .describe(
      'Let readers open visited pages and search without a network; needs the Workbox packages.',
    ),
  metadata: z
    .array(attributesSchema)
    .default([])
    .describe("Site-wide `meta` elements; a page's own value of the same name wins."),
  mdx: z
    .strictObject({
      environment: z
        .array(z.string().regex(/^\w+$/, 'the name of a variable'))
        .default([])
        .describe('Variables that MDX pages may read from `process.env`; they see no others.'),
    })
    .prefault({})
    .describe('Pages in MDX, which are code.'),
  checks: checksSchema.prefault({}).describe('How serious each finding of the checks is.'),
  ...pluginFields,
  plugins: pluginsSchema.describe('Plugins, in the order in which their hooks run.'),
  defaultCodeLanguage: z.string().default('text').describe('Language of code blocks without one.'),
})

/** Configuration as an author writes it in `docs.config.ts`. */
export type DocsConfigInput = z.input<typeof configSchema>
/** Configuration as the engine uses it, with defaults filled in. */
export type DocsConfig = z.output<typeof configSchema>
