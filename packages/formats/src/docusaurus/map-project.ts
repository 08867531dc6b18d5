import type { DocsConfigInput } from 'warraq'
import type { Diagnostic, ReadingRules, ReadProject } from 'warraq/plugin'
import { problemAt } from 'warraq/plugin'
import { dialects } from '../dialects.ts'
import { docusaurusModules } from '../docusaurus-modules.ts'
import { ownValue } from '../own-value.ts'
import { docsInstances } from './docs-instances.ts'
import { extensionUses } from './extensions.ts'
import { type Fields, fieldsOf, listIn, present, switchIn, textIn } from './fields.ts'
import { leftOut, unknownPlugins } from './left-out.ts'
import { tokensOf } from './map-colours.ts'
import { mapModules } from './map-modules.ts'
import { mapPages } from './map-pages.ts'
import { mapPatterns } from './map-patterns.ts'
import { mapRedirects } from './map-redirects.ts'
import { mapSections } from './map-sections.ts'
import { mapShell } from './map-shell.ts'
import { mapSources } from './map-sources.ts'
import { type DocusaurusProject, type LeaveOut, rooted } from './project.ts'
import { unbuiltRoutes } from './unbuilt-parts.ts'

/** The configuration of a project in the terms of the engine. */
export function mapProject(
  project: DocusaurusProject,
): Pick<ReadProject, 'config' | 'findings' | 'pages' | 'tokens' | 'rules'> {
  const { config, file } = project
  const findings: Diagnostic[] = []
  const leaveOut: LeaveOut = (setting, effect) => {
    // Several items may have the same fault.
    if (findings.some(({ found }) => found === setting)) return
    findings.push(
      problemAt(file, 'config/left-out', {
        found: setting,
        expected: 'a setting that the engine has, too',
        fix: effect,
      }),
    )
  }
  leftOut(project, leaveOut)
  return {
    config: {
      title: textIn(config.title) ?? 'Documentation',
      url: originOf(config.url),
      ...present({
        tagline: textIn(config.tagline),
        titleDelimiter: textIn(config.titleDelimiter),
        baseUrl: textIn(config.baseUrl),
        favicon: rooted(config.favicon),
        noIndex: switchIn(config.noIndex),
      }),
      ...mapLanguages(fieldsOf(config.i18n)),
      ...mapShell(project, leaveOut),
      ...mapSections(project, leaveOut),
      trailingSlash: switchIn(config.trailingSlash) ?? 'ignore',
      markdown: { math: mathOf(config) },
      plugins: [
        ...mapPatterns(config),
        ...mapSources(project),
        docusaurusModules({ site: config, names: mapModules(project, leaveOut) }),
        dialects({ wikiLinks: false }),
      ],
      redirects: mapRedirects(config, leaveOut),
      staticDirs: staticFolders(project),
      // Docusaurus has no policy: its pages show what other servers have.
      policy: { images: ['https:'], media: ['https:'] },
      checks: {
        strict: false,
        allowedHtml: SHOWN_HTML,
        'policy/open': 'ignore',
        'link/empty': 'warn',
        ...mapChecks(project, leaveOut),
        servedElsewhere: unbuiltRoutes(project, leaveOut),
      },
    },
    pages: mapPages(project),
    rules: RULES,
    ...present({ tokens: tokensOf(project.customCss) }),
    findings,
  }
}

/** How Docusaurus reads pages, where the engine has other rules. */
const RULES: ReadingRules = {
  titledByOpening: true,
  mendsMdx: true,
  keepsCodeOfFences: true,
  redirectsInText: true,
  forgivesHtml: true,
  leavesOutItems: true,
}

/** Elements and attributes that only show something, and that the engine does not allow by itself. */
const SHOWN_HTML = [
  ...['iframe', 'center', 'font', 'font[color]', 'font[size]', 'font[face]'],
  ...['frameborder', 'scrolling', 'allow', 'allowfullscreen'].map((name) => `iframe[${name}]`),
]

/** Without its plugin, dollar signs are text. */
function mathOf(config: Fields): boolean | 'double' {
  const uses = docsInstances(config)
    .flatMap(({ options }) => [options.beforeDefaultRemarkPlugins, options.remarkPlugins])
    .flatMap((plugins) => extensionUses(plugins))
    .filter(({ name }) => /remark-?math/i.test(name))
  if (uses.length === 0) return false
  return uses.every(({ options }) => options.singleDollarTextMath === false) ? 'double' : true
}

/** Docusaurus accepts an address with a path, and ignores the path. */
function originOf(url: unknown): string {
  const text = String(url ?? '')
  return URL.canParse(text) ? new URL(text).origin : text
}

function mapLanguages(i18n: Fields): Pick<DocsConfigInput, 'lang' | 'dir' | 'i18n'> {
  const names = listIn(i18n.locales).map(String)
  const configs = fieldsOf(i18n.localeConfigs)
  const defaultLocale = textIn(i18n.defaultLocale) ?? names[0] ?? 'en'
  const settingsOf = (name: string) => {
    const { label, htmlLang, direction, path } = fieldsOf(ownValue(configs, name))
    return present({
      label: textIn(label),
      htmlLang: textIn(htmlLang),
      direction: directionIn(direction),
      path: textIn(path),
    })
  }
  if (names.length > 1) {
    const known = Object.keys(configs).filter((name) => names.includes(name))
    const localeConfigs = Object.fromEntries(known.map((name) => [name, settingsOf(name)]))
    return { i18n: { defaultLocale, locales: names, localeConfigs } }
  }
  const { htmlLang = defaultLocale, direction } = settingsOf(defaultLocale)
  return { lang: htmlLang, ...present({ dir: direction }) }
}

function directionIn(value: unknown): 'ltr' | 'rtl' | undefined {
  return value === 'rtl' || value === 'ltr' ? value : undefined
}

/** Docusaurus ignores static folders that do not exist. */
function staticFolders({ config, exists }: DocusaurusProject): string[] {
  const folders = Array.isArray(config.staticDirectories) ? config.staticDirectories : ['static']
  return folders
    .map((folder) =>
      String(folder)
        .replace(/^\.\//, '')
        .replace(/(?<!\/)\/+$/, ''),
    )
    .filter((folder) => folder !== '' && exists(folder))
}

type Severity = 'ignore' | 'log' | 'warn' | 'throw'

/** The severities of Docusaurus, whose names the engine shares. */
function mapChecks(
  project: DocusaurusProject,
  leaveOut: LeaveOut,
): NonNullable<DocsConfigInput['checks']> {
  const { config } = project
  const hooks = fieldsOf(fieldsOf(config.markdown).hooks)
  const severityOf = (value: unknown, initial: Severity): Severity =>
    (['ignore', 'log', 'warn', 'throw'] as const).find((name) => name === value) ?? initial
  const markdownLinks = hooks.onBrokenMarkdownLinks ?? config.onBrokenMarkdownLinks
  const [plugin] = unknownPlugins(project)
  const ofLinks = (value: unknown, initial: Severity): Severity => {
    const severity = severityOf(value, initial)
    if (severity !== 'throw' || plugin === undefined) return severity
    leaveOut(
      'broken links as errors',
      `they are warnings: plugins that do not run, such as ${plugin}, may add pages and headings`,
    )
    return 'warn'
  }
  return {
    brokenLinks: ofLinks(config.onBrokenLinks, 'throw'),
    brokenAnchors: ofLinks(config.onBrokenAnchors, 'warn'),
    brokenMarkdownLinks: ofLinks(markdownLinks, 'warn'),
    // Docusaurus refuses missing images of Markdown and does not look for those of HTML, so that a
    // project that it builds may only lack the latter.
    brokenImages: severityOf(hooks.onBrokenMarkdownImages, 'warn'),
    duplicateRoutes: severityOf(config.onDuplicateRoutes, 'warn'),
  }
}
