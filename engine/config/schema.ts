import { z } from 'zod'
import type { FactTree } from '../shared/facts.ts'
import { checkSearchOptions } from './search-options.ts'

const severitySchema = z.enum(['ignore', 'log', 'warn', 'throw'])
const attributesSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** A path below the site root, without `..`. */
const localPathSchema = z
  .string()
  .min(1)
  .refine((path) => !path.startsWith('/') && !path.split('/').includes('..'), {
    message: 'a path inside the site folder, e.g. "content/learn"',
  })

const routeSchema = z
  .string()
  .regex(/^\/(?:[^?#]*\/)?$/, 'a path that starts and ends with "/", e.g. "/learn/"')

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

/** Navbar items stay loose here: `engine/site/navbar.ts` knows the kinds and words their errors. */
export const navbarItemSchema = z.looseObject({
  type: z.string().optional(),
  position: positionSchema.optional(),
  ...linkItemShape,
})

const navbarSchema = z.strictObject({
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

const footerSchema = z.strictObject({
  style: z.enum(['light', 'dark']).default('light'),
  logo: logoSchema.optional(),
  /** HTML. */
  copyright: z.string().optional(),
  /** Columns with a title, or one flat list; `engine/site/footer.ts` refuses a mix. */
  links: z.array(z.looseObject({})).default([]),
})

const versionSchema = z.strictObject({
  /** Part of the route, without slashes; empty serves it at the route of the docs root. */
  path: z
    .string()
    .regex(/^[^/?#]*$/, 'one part of a path, e.g. "1.x"')
    .optional(),
  label: z.string().min(1).optional(),
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  badge: z.boolean().optional(),
  className: z.string().optional(),
  noIndex: z.boolean().default(false),
})

const sectionSchema = z.strictObject({
  /** Short name: key of its versions, sidebars and search tags. */
  id: z.string().regex(/^[\w-]+$/, 'letters, digits, "-" and "_"'),
  label: z.string().optional(),
  /** Folder of its pages. */
  path: localPathSchema,
  /** Where its pages live. */
  route: routeSchema,
  /** `true`: made from the folders; `false`: none; a path: JSON or TypeScript file with explicit sidebars. */
  sidebar: z.union([z.boolean(), localPathSchema, z.record(z.string(), z.unknown())]).default(true),
  sidebarCollapsible: z.boolean().default(true),
  sidebarCollapsed: z.boolean().default(true),
  breadcrumbs: z.boolean().default(true),
  numberPrefixes: z.boolean().default(true),
  /** Ignore the versions file. */
  disableVersioning: z.boolean().default(false),
  /** Build the docs folder itself, as version `current`. */
  includeCurrentVersion: z.boolean().default(true),
  /** Name of the version served at the route of the docs root; absent = the newest of the file. */
  lastVersion: z.string().optional(),
  /** Names of the versions to build; absent = all. */
  onlyIncludeVersions: z.array(z.string()).min(1).optional(),
  /** `none`: the version a reader chose is not remembered. */
  versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
  /** By name, `current` for the docs folder itself. */
  versions: z.record(z.string(), versionSchema).default({}),
})

const localeSchema = z.strictObject({
  /** Name in its own language. */
  label: z.string().min(1).optional(),
  direction: z.enum(['ltr', 'rtl']).optional(),
  /** Value of `lang`; absent = the name. */
  htmlLang: z.string().optional(),
  /** Folder below `i18n/` and part of the address; absent = the name. */
  path: z
    .string()
    .regex(/^[^/?#]+$/, 'one part of a path, e.g. "fr"')
    .optional(),
})

const i18nSchema = z
  .strictObject({
    /** Served at the base path; its pages are those of the docs folders. */
    defaultLocale: z.string().min(1),
    locales: z.array(z.string().min(1)).min(1),
    localeConfigs: z.record(z.string(), localeSchema).default({}),
  })
  .check(({ value, issues }) => {
    const known = value.locales.join(', ')
    if (!value.locales.includes(value.defaultLocale))
      issues.push({
        code: 'custom',
        input: value.defaultLocale,
        path: ['defaultLocale'],
        message: `one of the locales: ${known}`,
      })
    for (const name of Object.keys(value.localeConfigs))
      if (!value.locales.includes(name))
        issues.push({
          code: 'custom',
          input: name,
          path: ['localeConfigs', name],
          message: `settings of a locale of the list: ${known}`,
        })
  })

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

const searchSchema = z
  .strictObject({
    /**
     * `local` is the index of the site itself, `pagefind` one in chunks for very large sites; the
     * others are services that `options` describe.
     */
    provider: z.enum(['local', 'pagefind', 'algolia', 'typesense']).default('local'),
    route: routeSchema.default('/search/'),
    placeholder: z.string().default('Search docs'),
    /** Hits the dialog asks for. */
    maxHits: z.int().min(1).max(100).default(20),
    /** Where readers report a query without results; `{query}` stands for it. */
    reportUrl: z
      .string()
      .regex(
        /^https?:\/\/[^\s/]+\S*\{query\}/,
        'an address with "{query}" in it, e.g. "https://example.org/issues/new?title={query}"',
      )
      .optional(),
    /** YAML file with the synonyms and stop words of the site. */
    words: localPathSchema.optional(),
    options: z.record(z.string(), z.string()).default({}),
  })
  .superRefine(checkSearchOptions)

/** Offered to readers who begin a conversation. */
const suggestedQuestionsSchema = z.array(z.string().min(1).max(200)).max(3).default([])

/** Who answers questions in the search dialog. All of it is public: it ends up in the pages. */
const askAiSchema = z.discriminatedUnion('provider', [
  z.strictObject({
    provider: z.literal('server'),
    /** Where `docs ask-server` is reached from outside. */
    url: z.url({ protocol: /^https?$/ }),
    suggestedQuestions: suggestedQuestionsSchema,
  }),
  z.strictObject({
    provider: z.literal('algolia'),
    assistantId: z.string().min(1),
    appId: z.string().min(1),
    /** The search-only key. */
    apiKey: z.string().min(1),
    indexName: z.string().min(1),
    suggestedQuestions: suggestedQuestionsSchema,
  }),
])

const outlineLevelsSchema = z
  .strictObject({ min: z.int().min(2).max(6).default(2), max: z.int().min(2).max(6).default(3) })
  .refine(({ min, max }) => min <= max, { message: 'min not above max' })

const commandListSchema = z.strictObject({
  /** What the program is called on the command line. */
  program: z.string().min(1),
  /** Flags of the program itself, written like its help: "--node URL", "--output|-o FORMAT", "--help". */
  flags: z.array(z.string().startsWith('-')).default([]),
  /** By name; nested. Flags of a command hold for every command below it. */
  commands: z
    .record(
      z.string(),
      z.lazy(() => commandSchema),
    )
    .default({}),
})

const commandSchema: z.ZodType<CommandSpec, CommandSpec> = z.strictObject({
  aliases: z.array(z.string()).optional(),
  flags: z.array(z.string().startsWith('-')).optional(),
  commands: z
    .record(
      z.string(),
      z.lazy(() => commandSchema),
    )
    .optional(),
})

/** A command of a program that content may name. */
export interface CommandSpec {
  readonly aliases?: string[] | undefined
  readonly flags?: string[] | undefined
  readonly commands?: Record<string, CommandSpec> | undefined
}

/** What `docs check` looks for in the pages themselves; `docs/writing.md` tells writers. */
const contentChecksSchema = z.strictObject({
  /** Code in fences parses. */
  codeBlocks: severitySchema.default('throw'),
  /** Commands and flags of the programs in `commandLists` exist. */
  commands: severitySchema.default('throw'),
  commandLists: z.array(commandListSchema).default([]),
  /** Checksums of EVM addresses, and of bech32 addresses with one of `addressPrefixes`. */
  addresses: severitySchema.default('throw'),
  addressPrefixes: z.array(z.string().regex(/^[a-z]+$/, 'lower-case letters')).default([]),
  headings: severitySchema.default('throw'),
  imageAlternatives: severitySchema.default('throw'),
  /** Words of pages in English. */
  spelling: severitySchema.default('ignore'),
  spellingLanguage: z.enum(['en-US', 'en-GB']).default('en-US'),
  /** Words of the project, one a line. */
  dictionary: localPathSchema.optional(),
  substance: severitySchema.default('ignore'),
  minWords: z.int().min(0).default(150),
  minHeadings: z.int().min(0).default(1),
  /** Every page is reached from the first page of its section by links. */
  reachable: severitySchema.default('warn'),
  /** Facts to be verified stand near a date. */
  datedFacts: severitySchema.default('throw'),
})

const checksSchema = z.strictObject({
  brokenLinks: severitySchema.default('throw'),
  brokenMarkdownLinks: severitySchema.default('throw'),
  brokenImages: severitySchema.default('throw'),
  brokenAnchors: severitySchema.default('warn'),
  duplicateRoutes: severitySchema.default('warn'),
  /** Tags that `tags.yml` does not name, where there is one. */
  inlineTags: severitySchema.default('warn'),
  content: contentChecksSchema.prefault({}),
})

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
  /** Origins that islands may call, added to the content security policy. */
  connect: z
    .array(
      z
        .string()
        .regex(/^(?:https?|wss?):\/\/[^/\s]+$/, 'an origin, e.g. "https://rpc.example.org"'),
    )
    .default([]),
  /** The site's values of custom properties in `engine/styles/tokens.css`. */
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
  /** Language of fences without one. */
  defaultCodeLanguage: z.string().default('text'),
})

/** What an author may write in `docs.config.ts`. */
export type DocsConfigInput = z.input<typeof configSchema>
/** What the engine works with: defaults filled in. */
export type DocsConfig = z.output<typeof configSchema>
export type I18nConfig = z.output<typeof i18nSchema>
export type SectionConfig = z.output<typeof sectionSchema>
export type NavbarItemConfig = z.output<typeof navbarItemSchema>
export type FooterConfig = z.output<typeof footerSchema>
export type FooterItemConfig = z.output<typeof footerItemSchema>
export type CommandList = z.output<typeof commandListSchema>
export type ContentChecks = z.output<typeof contentChecksSchema>
export type Severity = z.output<typeof severitySchema>
