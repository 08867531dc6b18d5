import type { StandardSchemaV1 } from '@standard-schema/spec'
import { isHarmlessUrl } from '@warraq/markup/url-scheme'
import { z } from 'zod'
import {
  address,
  group,
  isoDaySchema,
  listOf,
  localPath,
  localPathSchema,
  nameSchema,
  nearPathSchema,
  off,
  on,
  optional,
  originSchema,
  routeSchema,
  text,
  textOr,
} from '../shared/data/schema-fields.ts'
import {
  announcementOptions,
  searchOptions,
  shellOptions,
} from '../shared/data/shell-options-schema.ts'
import { assistantLinksSchema } from './assistant-links-schema.ts'
import { checksSchema } from './checks-schema.ts'
import { codeCommentSchema } from './code-comment-schema.ts'
import { factsSchema } from './facts-schema.ts'
import { footerSchema } from './footer-schema.ts'
import { headSchema } from './head-schema.ts'
import { i18nSchema } from './i18n-schema.ts'
import { navbarSchema } from './navbar-schema.ts'
import { pluginsSchema } from './plugins-schema.ts'
import { policySchema } from './policy-schema.ts'
import { sectionSchema } from './section-schema.ts'
import { viteSchema } from './vite-schema.ts'

const attributesSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

const announcementSchema = z.strictObject({
  ...announcementOptions,
  content: nameSchema.describe('HTML of the message.'),
})

const color = (initial: string, meaning: string) =>
  z
    .string()
    .regex(/^#[\da-f]{6}$/i, 'a colour of six hexadecimal digits, e.g. "#0b6658"')
    .default(initial)
    .describe(meaning)

const imagesSchema = z.strictObject({
  widths: z
    .array(z.int().min(16).max(8192))
    .min(1)
    .default([480, 800, 1200, 1600])
    .describe('Widths of the copies in pixels; no image is enlarged.'),
  quality: z.int().min(1).max(100).default(80).describe('Quality of the copies, in percent.'),
})

const ownFieldsSchema = z.custom<StandardSchemaV1>(
  (schema) => typeof Object(Object(schema)['~standard']).validate === 'function',
  { error: 'a schema of zod, Valibot or ArkType, such as z.object({ … })' },
)

const levelSchema = z.int().min(2).max(6)

const outlineLevelsSchema = z
  .strictObject({
    min: levelSchema.default(2).describe('Highest level of headings in the outline.'),
    max: levelSchema.default(3).describe('Lowest level of headings in the outline.'),
  })
  .refine(({ min, max }) => min <= max, { message: 'min not above max' })

const searchSchema = z.strictObject({
  ...searchOptions,
  route: routeSchema.default('/search/').describe('Route of the search page.'),
  popular: z
    .array(routeSchema)
    .max(8, 'at most 8 pages')
    .default([])
    .describe('Pages that the dialog shows before a reader types, by their routes.'),
  words: localPath('YAML file with synonyms, stop words and words of single sections.'),
})

const redirectsSchema = z.record(
  z
    .string()
    .regex(
      /^\/(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[^\\?#*:"<>|{}\p{Cc}]*(?:#[^\s#"<>]+)?$/u,
      'a path that begins with "/", without a query, ".." or patterns; "#" and the id of a heading may follow',
    ),
  z.string().refine((to) => /^\/(?![/\\])|^https?:\/\//.test(to) && isHarmlessUrl(to), {
    message: 'a path that begins with "/", or an address that begins with https:',
  }),
)

const siteUrlSchema = z
  .url({ protocol: /^https?$/ })
  .refine((url) => URL.canParse(url) && new URL(url).pathname === '/', {
    message: 'an origin without a path, e.g. "https://docs.example.org"; put the path into baseUrl',
  })

/** A base path with a slash at both ends, however its author wrote it. */
export const baseUrlSchema = z
  .string()
  .regex(/^[\w.~/-]*$/, 'a path of letters, digits, "-", ".", "_" and "~", e.g. "/docs/"')
  .transform((base) => `/${base.replace(/^\/+|(?<!\/)\/+$/g, '')}/`.replace('//', '/'))

/** Some part of the site is named after it: a folder, a file of the cache. */
const languageTag = z.string().refine(isLanguageTag, 'a language tag, e.g. "en" or "pt-BR"')

function isLanguageTag(text: string): boolean {
  return text.length < 100 && /^[A-Za-z]{2,8}(?:[-_][A-Za-z\d]{1,8})*$/.test(text)
}

export const configSchema = z.strictObject({
  title: nameSchema.describe('Name of the site, at the end of every page title.'),
  tagline: textOr('', 'Follows the name of the site in the title of the home page.'),
  titleDelimiter: textOr('|', 'Between the title of a page and that of the site.'),
  url: siteUrlSchema.describe('Origin of the deployed site, for canonical links and the sitemap.'),
  baseUrl: baseUrlSchema.prefault('/').describe('Path the site is served under.'),
  lang: languageTag
    .default('en')
    .describe('Language of the pages, a BCP 47 tag such as `en` or `pt-BR`.'),
  dir: z.enum(['ltr', 'rtl']).default('ltr').describe('Writing direction.'),
  i18n: optional(
    i18nSchema,
    'Several languages; without it there is one, that of `lang` and `dir`.',
  ),
  description: textOr(
    '',
    'Description of pages without one, for search engines and link previews.',
  ),
  favicon: text('Address of the icon in browser tabs, preferably an SVG.'),
  icons: group('Further icons, as addresses within the site.', {
    ico: text('For browsers that do not support SVG icons: 32 by 32 pixels.'),
    appleTouch: text('180 by 180 pixels, without transparency.'),
    manifest: text('Web app manifest, which names the larger icons.'),
  }),
  themeColor: group(
    'Colour of the browser around the page, in each mode; preferably that of the page itself.',
    {
      light: color('#ffffff', 'In light mode.'),
      dark: color('#101615', 'In dark mode.'),
    },
  ),
  image: text('Image for link previews of pages without one, if no plugin draws one.'),
  images: z
    .union([imagesSchema, z.literal(false)])
    .default(false)
    .describe(
      'Make smaller copies of the images of pages, in WebP, of which browsers load the one that fits; `false`: none. Needs the package sharp.',
    ),
  noIndex: off('Ask search engines to list no page of the site.'),
  sections: z
    .array(sectionSchema)
    .min(1)
    .check(({ value, issues }) =>
      value.forEach(({ id }, at) => {
        const first = value.findIndex((other) => other.id === id)
        const message = `an id that no other section has; sections[${first}] has this one`
        if (first < at) issues.push({ code: 'custom', input: id, path: [at, 'id'], message })
      }),
    )
    .describe('Folders of pages, each with a route and a sidebar of its own.'),
  pagesDir: localPath(
    'Folder of plain pages, React components, one page per file: `index.tsx` is the home page.',
  ),
  staticDirs: listOf(nearPathSchema, 'Folders copied unchanged to the root of the output.'),
  precompress: off(
    'Write a `.br` and a `.gz` file beside every text file, for servers that send them. It takes about as long as the rest of a build.',
  ),
  componentsDir: localPath(
    'React components that are rendered at build time, one per file: `NetworkFacts.tsx` is `::network-facts` in pages.',
  ),
  islandsDir: localPath(
    'React components that are rendered at build time and hydrated in the browser, one per file.',
  ),
  themeDir: localPath(
    'Parts of the theme that the site replaces or adds, one per file: `Footer.tsx`, `Footer.css`.',
  ),
  connect: listOf(
    originSchema,
    'Origins that scripts of the site may call; they join the content security policy.',
  ),
  policy: policySchema
    .prefault({})
    .describe(
      'What pages may load from other origins. Without it they load files of the site only: the content security policy makes browsers refuse the rest.',
    ),
  tokens: localPath(
    "Style sheet with the site's values of the theme's custom properties: colours, sizes, fonts.",
  ),
  stylesheet: localPath("Styles of the site, after the theme's."),
  pageStylesheets: listOf(
    z.strictObject({
      file: localPathSchema.describe('Path of the style sheet.'),
      when: nameSchema.describe('Text in the HTML of the pages that need it.'),
    }),
    'Styles of pages whose HTML contains the text `when`, e.g. `class="hero"`; other pages do not include them.',
  ),
  facts: factsSchema
    .default({})
    .describe(
      'Values that pages refer to by name: `{{mainnet.chainId}}`. Each is a text, a number, `{ value, source, date }`, or an object that groups others.',
    ),
  editUrl: address(
    'Address of the edit link; `{file}` is replaced by the path of the page’s source.',
  ),
  feedback: optional(
    z.strictObject({
      issueUrl: optional(
        z.url({ protocol: /^https?$/ }),
        'Address of a new issue; `{title}`, `{url}` and `{file}` are replaced by those of the page.',
      ),
    }),
    'Ask at the end of a page whether it was helpful: a plugin such as `@warraq/analytics` counts answers, otherwise they open an issue.',
  ),
  frontMatter: optional(
    ownFieldsSchema,
    'Schema of the fields that the site adds to the front matter of pages, by zod, Valibot or ArkType. Parts of the theme read the values in `parts.fields`.',
  ),
  lastUpdated: group('Details of the last change that pages show; git provides them.', {
    date: on('Show the day.'),
    author: off('Show the author of the commit.'),
    contributors: off('Show everybody whose commits changed the page.'),
  }),
  checked: optional(
    z.strictObject({ date: isoDaySchema.describe('The day, as `2026-11-21`.') }),
    'Date on which somebody last compared the docs with what they describe. The checks of content count from it; pages show only a date in their front matter.',
  ),
  outlineWithout: listOf(
    nameSchema,
    'Texts of headings that the outline leaves out, such as one that closes every page.',
  ),
  outlineLevels: outlineLevelsSchema.prefault({}).describe('Headings in the outline of a page.'),
  colorMode: shellOptions.colorMode,
  announcementBar: optional(announcementSchema, 'A message above the navbar of every page.'),
  baseUrlBanner: on(
    'Show a message on the home page when the site is served under another path than `baseUrl`.',
  ),
  navbar: navbarSchema.prefault({}).describe('The bar on top of every page.'),
  footer: optional(footerSchema, 'The end of every page.'),
  sidebar: shellOptions.sidebar,
  search: z
    .union([searchSchema, z.literal(false)])
    .prefault({})
    .describe('The search; `false` leaves out search page and index.'),
  metadata: listOf(
    attributesSchema,
    "Site-wide `meta` elements; a page's own value of the same name wins.",
  ),
  head: headSchema.describe(
    'Elements at the end of the head of every page: `meta`, `link`, `script`, `style`. The policy allows them: their origins, and inline code by its hash.',
  ),
  redirects: redirectsSchema
    .default({})
    .describe(
      'Addresses that pages had before, with what they lead to: `{ "/old/": "/new/" }`. They become redirects of hosts, and documents for hosts without redirects; pages can say the same in `moved_from`.',
    ),
  trailingSlash: z
    .union([z.boolean(), z.literal('ignore')])
    .default(true)
    .describe(
      'Form of the addresses of pages. `true`: `/a/`, written to `a/index.html`; `false`: `/a`, written to `a.html`; `ignore`: `/a` for pages and `/a/` for folders, both written to `a/index.html`, and hosts answer both. Relative addresses in pages begin at the last slash of the address of their page.',
    ),
  markdown: group('How Markdown is read.', {
    math: z
      .union([z.boolean(), z.literal('double')])
      .default(true)
      .describe(
        'Read `$…$` and `$$…$$` as formulas, if the package for them is installed. `double`: a single dollar sign is text.',
      ),
  }),
  mdx: group('Pages in MDX, which are code.', {
    environment: listOf(
      z.string().regex(/^\w+$/, 'the name of a variable'),
      'Variables that MDX pages may read from `process.env`; they see no others.',
    ),
  }),
  vite: viteSchema,
  checks: checksSchema.prefault({}).describe('How serious each finding of the checks is.'),
  assistants: assistantLinksSchema,
  plugins: pluginsSchema.describe('Plugins, in the order in which their hooks run.'),
  defaultCodeLanguage: textOr('text', 'Language of code blocks without one.'),
  codeComments: listOf(
    codeCommentSchema,
    'Comments that give lines of code a class, besides `highlight-next-line` and its kind.',
  ),
})

/** Configuration as an author writes it in `docs.config.ts`. */
export type DocsConfigInput = z.input<typeof configSchema>
/** Configuration as the engine uses it, with defaults filled in. */
export type DocsConfig = z.output<typeof configSchema>
