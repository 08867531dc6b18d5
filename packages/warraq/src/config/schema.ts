import { z } from 'zod'
import type { FactTree } from '../shared/facts.ts'
import { askAiSchema } from './ask-schema.ts'
import { checksSchema } from './checks-schema.ts'
import { i18nSchema } from './i18n-schema.ts'
import { isoDaySchema } from './iso-day.ts'
import { localPathSchema } from './path-schemas.ts'
import { pluginsSchema } from './plugins-schema.ts'
import { searchSchema } from './search-schema.ts'
import { sectionSchema } from './section-schema.ts'
import { footerSchema, navbarSchema } from './shell-schemas.ts'

const attributesSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

const colorModeSchema = z.strictObject({
  defaultMode: z.enum(['light', 'dark']).default('light'),
  disableSwitch: z.boolean().default(false),
  respectPrefersColorScheme: z.boolean().default(false),
})

const announcementSchema = z.strictObject({
  id: z.string().default('announcement-bar'),
  /** HTML. */
  content: z.string().min(1),
  isCloseable: z.boolean().default(true),
})

const hexColorSchema = z
  .string()
  .regex(/^#[\da-f]{6}$/i, 'a colour of six hexadecimal digits, e.g. "#0b6658"')

const iconsSchema = z.strictObject({
  /** For browsers that take no SVG: 32 by 32. */
  ico: z.string().optional(),
  /** 180 by 180, without transparency. */
  appleTouch: z.string().optional(),
  /** Web app manifest, which names the larger icons. */
  manifest: z.string().optional(),
})

const socialCardsSchema = z.strictObject({
  background: hexColorSchema.default('#ffffff'),
  /** Title of the page, name of the site. */
  ink: hexColorSchema.default('#1d2423'),
  /** Name of the section. */
  accent: hexColorSchema.default('#0b6658'),
  /** SVG mark, shown 64 by 64. */
  logo: localPathSchema.optional(),
  /** SVG of 1200 by 630 over the background; text stays in the left 880. */
  pattern: localPathSchema.optional(),
})

const outlineLevelsSchema = z
  .strictObject({ min: z.int().min(2).max(6).default(2), max: z.int().min(2).max(6).default(3) })
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
  title: z.string().min(1),
  tagline: z.string().default(''),
  /** Between page and site title. */
  titleDelimiter: z.string().default('|'),
  /** Origin of the deployed site, for canonical links and the sitemap. */
  url: siteUrlSchema,
  /** Path the site is served under. */
  baseUrl: baseUrlSchema.default('/'),
  lang: z.string().default('en'),
  dir: z.enum(['ltr', 'rtl']).default('ltr'),
  /** Several languages; without it there is one, that of `lang` and `dir`. */
  i18n: i18nSchema.optional(),
  description: z.string().default(''),
  favicon: z.string().optional(),
  /** More icons, as paths of the site. */
  icons: iconsSchema.prefault({}),
  /** What browsers colour their own frame with, in each mode: the colour of the page. */
  themeColor: z
    .strictObject({
      light: hexColorSchema.default('#ffffff'),
      dark: hexColorSchema.default('#101615'),
    })
    .prefault({}),
  /** Social card of pages without one, where none are drawn. */
  image: z.string().optional(),
  /** Draw a card for every page without an image of its own; `false`: none. */
  socialCards: z.union([socialCardsSchema, z.literal(false)]).default(false),
  noIndex: z.boolean().default(false),
  sections: z.array(sectionSchema).min(1),
  /** Folder of plain pages: `index.tsx` is the home page. */
  pagesDir: localPathSchema.optional(),
  /** Folders copied as they are to the root of the output. */
  staticDirs: z.array(localPathSchema).default([]),
  /** React components rendered at build time, one a file: `NetworkFacts.tsx` is `::network-facts`. */
  componentsDir: localPathSchema.optional(),
  /** React components that hydrate in the browser, one a file. */
  islandsDir: localPathSchema.optional(),
  /** Parts of the theme that the site replaces or adds, one a file: `Footer.tsx`, `Footer.css`. */
  themeDir: localPathSchema.optional(),
  /** Origins that islands may call, added to the content security policy. */
  connect: z
    .array(
      z
        .string()
        .regex(/^(?:https?|wss?):\/\/[^/\s]+$/, 'an origin, e.g. "https://rpc.example.org"'),
    )
    .default([]),
  /** The site's values of custom properties in `packages/warraq/src/theme/styles/tokens.css`. */
  tokens: localPathSchema.optional(),
  /** Site styles, loaded after the engine's. */
  stylesheet: localPathSchema.optional(),
  /** Styles of pages whose HTML holds the text `when`, e.g. `class="hero"`; other pages do not carry them. */
  pageStylesheets: z
    .array(z.strictObject({ file: localPathSchema, when: z.string().min(1) }))
    .default([]),
  facts: z.custom<FactTree>((value) => typeof value === 'object' && value !== null).default({}),
  /** `{file}` is the path of the page's source. */
  editUrl: z.string().optional(),
  lastUpdated: z
    .strictObject({ date: z.boolean().default(true), author: z.boolean().default(false) })
    .prefault({}),
  /** When somebody last compared the docs with what they describe; every docs page shows it. */
  checked: z
    .strictObject({
      date: isoDaySchema,
      /** What they were compared with: `exampled v1.2.0`. */
      against: z.string().min(1).optional(),
    })
    .optional(),
  outlineLevels: outlineLevelsSchema.prefault({}),
  colorMode: colorModeSchema.prefault({}),
  announcementBar: announcementSchema.optional(),
  /** On the home page, tell when the site is served under another path than `baseUrl`. */
  baseUrlBanner: z.boolean().default(true),
  navbar: navbarSchema.prefault({}),
  footer: footerSchema.optional(),
  sidebar: z
    .strictObject({
      hideable: z.boolean().default(false),
      autoCollapse: z.boolean().default(false),
    })
    .prefault({}),
  /** `false`: no search page and no index. */
  search: z.union([searchSchema, z.literal(false)]).prefault({}),
  /** Absent: nobody answers questions, and nothing of it is loaded. */
  askAi: askAiSchema.optional(),
  /** PostHog, in the cloud of the EU or self-hosted; absent counts nothing. */
  analytics: z
    .strictObject({
      host: z.url({ protocol: /^https?$/ }).default('https://eu.i.posthog.com'),
      key: z.string().min(1),
    })
    .optional(),
  /** Site-wide `meta` elements; a page's own value of the same name wins. */
  metadata: z.array(attributesSchema).default([]),
  checks: checksSchema.prefault({}),
  /** What the site adds to the engine. */
  plugins: pluginsSchema,
  /** Language of fences without one. */
  defaultCodeLanguage: z.string().default('text'),
})

/** What an author may write in `docs.config.ts`. */
export type DocsConfigInput = z.input<typeof configSchema>
/** What the engine works with: defaults filled in. */
export type DocsConfig = z.output<typeof configSchema>
