import { relative, resolve, sep } from 'node:path'
import type { DocsConfigInput } from '../../config/schema.ts'
import { UsageError } from '../../shared/data/usage-error.ts'
import { type DocsInstance, docsInstances } from './docs-instances.ts'
import { extensionUses } from './extensions.ts'
import { type Fields, fieldsOf, listIn, present, switchIn, textIn } from './fields.ts'
import type { DocusaurusProject, LeaveOut } from './project.ts'
import { routeIn } from './route-in.ts'
import { isBuiltIn, TREE_PLUGINS } from './tree-plugin-names.ts'

type Section = DocsConfigInput['sections'][number]

/** The uses of the docs plugin as sections, and what they set for the whole site. */
export function mapSections(
  project: DocusaurusProject,
  leaveOut: LeaveOut,
): Pick<DocsConfigInput, 'sections' | 'lastUpdated'> {
  const instances = docsInstances(project.config)
  if (instances.length === 0) throw new UsageError(withoutDocs(project.file))
  const shows = (option: string) => instances.some(({ options }) => options[option] === true)
  const author = shows('showLastUpdateAuthor')
  return {
    sections: instances.map((instance) => mapSection(instance, project, leaveOut)),
    lastUpdated: { date: author || shows('showLastUpdateTime'), author },
  }
}

const withoutDocs = (file: string) =>
  `${file} uses no docs plugin: neither a preset with "docs" nor "@docusaurus/plugin-content-docs".\nThe engine builds documentation; add one of them, or write a docs.config.ts that names the folder with the pages.`

function mapSection(
  { id, options }: DocsInstance,
  { root, sidebars, config }: DocusaurusProject,
  leaveOut: LeaveOut,
): Section {
  const path = pathFrom(root, options.path ?? 'docs')
  reportOptions(id, options, leaveOut)
  const persistence = fieldsOf(fieldsOf(config.themeConfig).docs).versionPersistence
  return {
    id,
    path,
    route: routeIn(options.routeBasePath ?? 'docs'),
    // Patterns of a project take the place of those that leave out partials.
    underscored: Array.isArray(options.exclude),
    sidebar: sidebarOf(options.sidebarPath, sidebars.get(id)),
    ...present({
      sidebarCollapsible: switchIn(options.sidebarCollapsible),
      sidebarCollapsed: switchIn(options.sidebarCollapsed),
      breadcrumbs: switchIn(options.breadcrumbs),
      numberPrefixes: options.numberPrefixParser === false ? false : undefined,
      disableVersioning: switchIn(options.disableVersioning),
      includeCurrentVersion: switchIn(options.includeCurrentVersion),
      lastVersion: textIn(options.lastVersion),
      onlyIncludeVersions: Array.isArray(options.onlyIncludeVersions)
        ? options.onlyIncludeVersions.map(String)
        : undefined,
      versionPersistence: persistence === 'none' ? ('none' as const) : undefined,
      editUrl: editUrlOf(options.editUrl),
    }),
    versions: Object.fromEntries(
      Object.entries(fieldsOf(options.versions)).map(([name, version]) => [
        name,
        mapVersion(fieldsOf(version)),
      ]),
    ),
  }
}

/** A path of the configuration, which may be absolute, relative to the site. */
function pathFrom(root: string, path: unknown): string {
  return relative(root, resolve(root, String(path))).replaceAll(sep, '/') || '.'
}

function sidebarOf(path: unknown, executed: unknown): NonNullable<Section['sidebar']> {
  if (path === false) return false
  return executed === undefined ? true : { ...fieldsOf(executed) }
}

const BANNERS = ['none', 'unreleased', 'unmaintained'] as const

function mapVersion(version: Fields) {
  return present({
    path: textIn(version.path)?.replace(/^\/+|\/+$/g, '') ?? (version.path === '' ? '' : undefined),
    label: textIn(version.label),
    banner: BANNERS.find((banner) => banner === version.banner),
    badge: switchIn(version.badge),
    className: textIn(version.className),
    noIndex: switchIn(version.noIndex),
  })
}

/** The address of the folder of the project, or the template that a function returned. */
function editUrlOf(editUrl: unknown): string | undefined {
  const text = textIn(editUrl)
  if (text === undefined || /\{(?:dir|path)\}/.test(text)) return text
  return `${text.replace(/\/*$/, '')}/{file}`
}

/** Options without a counterpart, with what their absence changes. */
const OPTIONS: Readonly<Record<string, string>> = {
  sidebarItemsGenerator: 'the sidebars are made from the folders without it',
  numberPrefixParser: 'the usual number prefixes are read instead',
  docItemComponent: 'pages have the design of the engine',
  docsRootComponent: 'pages have the design of the engine',
  docRootComponent: 'pages have the design of the engine',
}

/** Installed plugins run, except those for the code that MDX becomes. */
function isLeftOut(entry: unknown, option: string): boolean {
  const [plugin] = Array.isArray(entry) ? entry : [entry]
  const { $missing, $function } = fieldsOf(plugin)
  if (option === 'recmaPlugins') return true
  return $function === undefined && !isBuiltIn(String($missing ?? plugin))
}

function reportOptions(id: string, options: Fields, leaveOut: LeaveOut): void {
  const report = (name: string, effect: string) => leaveOut(`docs "${id}": ${name}`, effect)
  for (const [name, effect] of Object.entries(OPTIONS))
    if (typeof options[name] === 'object' || typeof options[name] === 'string') report(name, effect)
  for (const name of [...TREE_PLUGINS, 'recmaPlugins']) {
    const left = listIn(options[name]).filter((entry) => isLeftOut(entry, name))
    const plugins = extensionUses(left).map((use) => use.name)
    if (plugins.length > 0)
      report(
        `${name} (${plugins.join(', ')})`,
        'they are not installed; pages are built without what they change',
      )
  }
  const { $failed } = fieldsOf(options.editUrl)
  if ($failed !== undefined) report('editUrl', `its function failed: ${$failed}; no edit links`)
}
