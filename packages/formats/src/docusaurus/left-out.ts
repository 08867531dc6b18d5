import { isAbsolute, relative } from 'node:path'
import { ownValue } from '../own-value.ts'
import { classicOptions, isClassic, isClassicCopy } from './docs-instances.ts'
import { extensionUses, isNamed } from './extensions.ts'
import { type Fields, fieldsOf, listIn } from './fields.ts'
import type { DocusaurusProject, LeaveOut } from './project.ts'

/** Plugins and themes whose work the engine does without a setting, or that change no page. */
const NEEDLESS = ['content-pages', 'sitemap', 'debug', 'svgr', 'css-cascade-layers', 'rsdoctor']

/** The same of other authors: the engine translates Sass, and has a search and pictures that open. */
const NEEDLESS_OF_OTHERS = /plugin-sass$|search-local|lunr-search|(?:image|medium)-zoom/

/** Report what the engine leaves out of a project as a whole, each with its effect. */
export function leftOut(project: DocusaurusProject, leaveOut: LeaveOut): void {
  const { config } = project
  for (const [setting, effect] of Object.entries(SETTINGS)) {
    const value = setting
      .split('.')
      .reduce<unknown>((outer, key) => ownValue(fieldsOf(outer), key), config)
    if (isSet(value)) leaveOut(setting, effect)
  }
  for (const path of project.missing)
    leaveOut(
      `the file ${path}, which does not exist`,
      'what is made from it is empty; run the script of the project that writes it',
    )
  reportPreset(project, leaveOut)
  for (const use of extensionUses(config.presets))
    if (!isClassic(use))
      leaveOut(`the preset ${use.name}`, isClassicCopy(use) ? NOT_CLASSIC : NOT_RUN)
  for (const { name, isOff } of extensionUses(config.themes))
    if (!isOff && !KNOWN_THEMES.test(name))
      leaveOut(`the theme ${name}`, 'pages have the theme of the engine')
  reportPostcss(project, leaveOut)
  for (const name of unknownPlugins(project)) leaveOut(`the plugin ${name}`, NOT_RUN)
}

/** Names of plugins that do not run, and whose work the engine does not do. */
export function unknownPlugins({ config, postcss, root }: DocusaurusProject): string[] {
  const runs = postcss.filter(({ isAll, failed }) => isAll && failed === undefined)
  const known = [...NEEDLESS, 'content-docs', 'content-blog', 'client-redirects', 'ideal-image']
  return extensionUses(config.plugins).flatMap(({ name, isOff }) => {
    const isKnown =
      known.some((short) => isNamed(name, 'plugin', short)) ||
      NEEDLESS_OF_OTHERS.test(name) ||
      runs.some(({ plugin }) => plugin === name)
    const path = isAbsolute(name) ? relative(root, name) : name
    return isOff || isKnown ? [] : [path.startsWith('..') ? name : path]
  })
}

function reportPostcss({ postcss }: DocusaurusProject, leaveOut: LeaveOut): void {
  for (const { plugin, missing, failed } of postcss) {
    if (failed !== undefined)
      leaveOut(
        `configurePostCss of ${plugin}`,
        `it failed: ${failed}; style sheets are translated without plugins of PostCSS`,
      )
    if (missing.length > 0)
      leaveOut(
        `configurePostCss of ${plugin}: ${missing.join(', ')}`,
        'classes that these packages make have no styles, because they are not installed; install the packages of the project',
      )
  }
}

const NOT_RUN = 'it does not run; what it adds to pages or to the output is missing'

const NOT_CLASSIC =
  'its options are read as those of the classic preset; what else it does is missing'

/** The engine has diagrams and a search of its own. */
const KNOWN_THEMES = /theme-(?:classic|mermaid|search-algolia)$|search-local|lunr-search/

/** Settings without a counterpart. */
const SETTINGS: Readonly<Record<string, string>> = {
  scripts: 'the scripts are not loaded: the security policy of a site allows only its own',
  stylesheets: 'the style sheets are not loaded; put a copy into "stylesheet" of a docs.config.ts',
  headTags: 'documents do not have these elements',
  clientModules: 'the modules are not loaded in the browser',
  'themeConfig.liveCodeBlock': 'code blocks are shown, but cannot be edited',
}

function isSet(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return value !== undefined && value !== null && value !== false
}

const ANALYTICS = ['gtag', 'googleAnalytics', 'googleTagManager']

function reportPreset({ config, customCss, postcss }: DocusaurusProject, leaveOut: LeaveOut): void {
  const classic = classicOptions(config)
  if (classic === undefined) return
  for (const name of ANALYTICS)
    if (isSet(ownValue(classic, name)))
      leaveOut(`preset classic: ${name}`, 'visits are not counted')
  const styles = cssOf(fieldsOf(classic.theme))
  if (styles.length > 0)
    leaveOut(
      'preset classic: theme.customCss',
      'its primary colour is kept, and so are its rules for classes of pages; those for elements and for parts of the theme are left out, and belong into "stylesheet" of a docs.config.ts',
    )
  if (/@tailwind\b|@import\s+["']tailwindcss/.test(customCss) && postcss.length === 0)
    leaveOut(
      'Tailwind in theme.customCss',
      'its classes have no styles, because no function of the configuration adds its plugin of PostCSS in "configurePostCss"',
    )
}

function cssOf({ customCss }: Fields): readonly unknown[] {
  return Array.isArray(customCss) ? customCss : listIn(customCss === undefined ? [] : [customCss])
}
