import { isAbsolute, relative, resolve, sep } from 'node:path'
import type { ModuleNames } from '../imports/module-names.ts'
import { extensionUses } from './extensions.ts'
import { type Fields, fieldsOf } from './fields.ts'
import type { DocusaurusProject, LeaveOut } from './project.ts'
import { styleFiles } from './style-files.ts'

/** Parts of Docusaurus' theme that pages import, and that the engine has. */
const ENGINE_PARTS =
  'Tabs TabItem CodeBlock Admonition Heading Details Layout IdealImage ThemedImage TOCInline DocCardList'.split(
    ' ',
  )

/** Its parts around the text, which no page imports. */
const SHELL_PARTS = new Set(
  [
    'Root Layout LayoutHead LayoutProvider Navbar NavbarItem Footer AnnouncementBar BackToTopButton',
    'ColorModeToggle Logo SkipToContent SearchBar SearchPage SearchMetadata SearchMetadatas NotFound',
    'Error ErrorPageContent Loading Icon SiteMetadata SiteMetadataDefaults EditThisPage EditMetaRow',
    'LastUpdated PaginatorNavLink Tag TagsListByLetter TagsListInline TOC TOCCollapsible TOCItems',
    'DocBreadcrumbs DocCategoryGeneratedIndexPage DocItem DocItemFooter DocPage DocPaginator DocRoot',
    'DocSidebar DocSidebarItem DocSidebarItems DocTagDocListPage DocTagsListPage DocVersionBadge',
    'DocVersionBanner DocVersionRoot DocVersionSuggestions DocsRoot DocsVersion MDXContent MDXPage',
    'Blog BlogArchivePage BlogLayout BlogListPage BlogListPaginator BlogPostItem BlogPostItems',
    'BlogPostPage BlogPostPaginator BlogSidebar BlogTagsListPage BlogTagsPostsPage',
  ].flatMap((line) => line.split(' ')),
)

const GLOBALS = 'MDXComponents'

/** The file of a part in the theme of a project. */
const PART = /^([A-Z]\w*)(?:\/index)?\.[jt]sx?$/
/** The file of a part within a folder: `Oil/Can.js` or `Oil/Can/index.js`. */
const INNER_PART = /^(([A-Z]\w*)(?:\/[A-Z]\w*)+)(?:\/index)?\.[jt]sx?$/

/**
 * The names for modules of a project: aliases of its bundler, and the parts of its theme. A part that
 * wraps the original one runs; a changed copy of one that the engine has does not, because copies
 * depend on the inner parts of Docusaurus.
 */
export function mapModules(project: DocusaurusProject, leaveOut: LeaveOut): ModuleNames {
  const aliases = new Map<string, string>(rootAliases(project))
  const packages = new Map<string, string>()
  for (const [written, path] of Object.entries({
    ...pluginAliases(project.config),
    ...project.aliases,
  })) {
    const alias = written.replace(/\$$/, '')
    if (typeof path !== 'string' || alias === '') continue
    const named = packageIn(path, project)
    const place = relative(project.root, resolve(project.root, path)).replaceAll(sep, '/')
    if (named === undefined && !place.startsWith('..')) aliases.set(alias, place)
    if (named !== undefined && named !== alias) packages.set(alias, named)
  }
  const parts = partsOf(project.theme)
  const left: string[] = []
  for (const [name, file] of parts) {
    if (name === GLOBALS) continue
    const isCopy =
      ENGINE_PARTS.includes(name) &&
      PART.test(file) &&
      !/@theme-(?:original|init)\//.test(project.textOf(`src/theme/${file}`))
    if (isCopy || SHELL_PARTS.has(name)) left.push(name)
    // A folder may hold only inner parts of one that the project does not replace.
    else if (PART.test(file)) aliases.set(`@theme/${name}`, `src/theme/${name}`)
  }
  for (const file of project.theme) {
    const [, name = '', folder = ''] = INNER_PART.exec(file) ?? []
    if (name !== '' && !ENGINE_PARTS.includes(folder) && !SHELL_PARTS.has(folder))
      aliases.set(`@theme/${name}`, `src/theme/${name}`)
  }
  if (left.length > 0)
    leaveOut(
      `src/theme: ${left.join(', ')}`,
      'the engine has its own parts in their place; "themeDir" of a docs.config.ts replaces those',
    )
  const styles = styleFiles(project.config, project.root).filter((path) => project.exists(path))
  return {
    aliases: Object.fromEntries(aliases),
    ...(packages.size > 0 && { packages: Object.fromEntries(packages) }),
    // What a page does with them needs the router of Docusaurus around it.
    replaced: ['react-router', 'react-router-dom'],
    ...(PART.test(parts.get(GLOBALS) ?? '') && { globals: `src/theme/${GLOBALS}` }),
    ...(styles.length > 0 && { styles }),
  }
}

/** The package, or the file of one, that an alias names. */
function packageIn(path: string, { exists }: DocusaurusProject): string | undefined {
  const [, installed] = /.*[/\\]node_modules[/\\](.+)/.exec(path) ?? []
  if (installed !== undefined) return installed.replaceAll('\\', '/')
  return /^[./]/.test(path) || isAbsolute(path) || exists(path) ? undefined : path
}

/**
 * The bundler of Docusaurus looks for `/docs/part.mdx` in the folder of the project, and for
 * `/img/a.png` in its static folders first.
 */
function rootAliases({ root, folders, statics }: DocusaurusProject) {
  const [, outermost] = root.replaceAll(sep, '/').split('/')
  const places = [...folders.map((name) => [name, name] as const), ...statics]
  return places
    .filter(([name]) => name !== outermost)
    .map(([name, path]) => [`/${name}`, path] as const)
}

/** Names of parts, each with a file: `DocItem/Layout/index.js` belongs to `DocItem`. */
function partsOf(files: readonly string[]): Map<string, string> {
  const parts = new Map<string, string>()
  for (const file of files) {
    const [, name] = PART.exec(file) ?? []
    const folder = /^([A-Z]\w*)\//.exec(file)?.[1]
    if (name !== undefined) parts.set(name, file)
    else if (folder !== undefined && !parts.has(folder)) parts.set(folder, file)
  }
  return parts
}

/** Options of the plugin with which projects name folders. */
function pluginAliases(config: Fields): Fields {
  const uses = extensionUses(config.plugins).filter(({ name }) => /module-alias$/.test(name))
  return Object.assign({}, ...uses.map(({ options }) => fieldsOf(options.alias)))
}
