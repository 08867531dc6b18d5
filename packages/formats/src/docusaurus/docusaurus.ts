import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import {
  type FoundProject,
  type ProjectFormat,
  packageTexts,
  type ReadProject,
  UsageError,
} from 'warraq/plugin'
import { hashOf } from '../hashes.ts'
import { messageOf } from '../message-of.ts'
import { migrateCommand } from '../migrate-command.ts'
import { ownValue } from '../own-value.ts'
import { docsInstances } from './docs-instances.ts'
import { bundleProject } from './execute/bundle-project.ts'
import { openPostcssRecord } from './execute/postcss-record.ts'
import { NO_VALUES, runProject } from './execute/run-project.ts'
import { type Fields, fieldsOf, listIn, textIn } from './fields.ts'
import { mapProject } from './map-project.ts'
import { changesSources } from './map-sources.ts'
import { styleFiles } from './style-files.ts'
import { isBuiltIn, TREE_PLUGINS } from './tree-plugin-names.ts'

type ProjectFiles = Omit<FoundProject, 'itemFields'>

const EXTENSIONS = ['ts', 'mts', 'cts', 'mjs', 'js', 'cjs']
const NAMES = EXTENSIONS.map((extension) => `docusaurus.config.${extension}`)

/** Projects of Docusaurus: the configuration is run, then put into the engine's terms. */
export const docusaurus: ProjectFormat = {
  name: 'Docusaurus',
  finds: (root) => NAMES.find((name) => existsSync(join(root, name))),
  read: readProject,
}

async function readProject({
  root,
  file,
  cacheDir,
  itemFields,
}: FoundProject): Promise<ReadProject> {
  const project = await evaluate([file], { root, file, cacheDir })
  const config = fieldsOf(ownValue(project.values, file))
  const paths = new Map(
    docsInstances(config).flatMap(({ id, options }) => {
      const path = textIn(options.sidebarPath)
      return path === undefined ? [] : [[id, sidebarsFile(root, path, file)] as const]
    }),
  )
  const sidebars = await evaluate([...new Set(paths.values())], { root, file, cacheDir })
  const theme = join(root, 'src/theme')
  const { postcss } = project
  const runsPostcss =
    postcss.some(({ runs }) => runs) && postcss.every(({ failed }) => failed === undefined)
  const needsCode = hasTreePlugins(config) || changesSources(config) || runsPostcss
  const code = needsCode ? await codeOfProject({ root, file, cacheDir }) : undefined
  const mapped = mapProject({
    file,
    code,
    root,
    config,
    aliases: project.aliases,
    postcss,
    missing: [...project.missing, ...sidebars.missing].map((path) => relative(root, path)),
    folders: foldersIn(root),
    statics: staticsIn(root, config),
    theme: sortedFiles(theme),
    textOf: (path) => readFileSync(join(root, path), 'utf8'),
    customCss: customCss(config, root),
    sidebars: new Map([...paths].map(([id, path]) => [id, ownValue(sidebars.values, path)])),
    pages: sortedFiles(join(root, 'src/pages')),
    itemFields,
    exists: (path) => existsSync(resolve(root, path)),
  })
  const migrate = migrateCommand({ tool: docusaurus.name, file, site: mapped })
  return {
    ...mapped,
    config: { ...mapped.config, plugins: [...(mapped.config.plugins ?? []), migrate] },
    files: [...new Set([...project.files, ...sidebars.files])],
    ...((hasTreePlugins(config) || changesSources(config)) &&
      code !== undefined && { pagePlugins: code }),
    ...(runsPostcss && code !== undefined && { postcssPlugins: code }),
  }
}

/**
 * URL of the module with the functions of the configuration that change pages and styles; it also
 * changes with the packages that the module loads when it runs.
 */
async function codeOfProject({ root, file, cacheDir }: ProjectFiles): Promise<string> {
  const { script } = await bundleProject({ root, cacheDir, modules: [file], purpose: 'plugins' })
  const packages = [...readFileSync(script, 'utf8').matchAll(LOADED)].map(([, id = '']) => id)
  const url = pathToFileURL(script)
  url.search = hashOf(JSON.stringify(packageTexts(packages, root)))
  return url.href
}

/** What the code of a project calls to load a package. */
const LOADED = /\.(?:load|namespace)\("([^"]+)"\)/g

/** Whether the configuration has plugins of remark and rehype that the engine does not replace. */
function hasTreePlugins(config: Fields): boolean {
  return docsInstances(config).some(({ options }) =>
    TREE_PLUGINS.some((name) =>
      listIn(ownValue(options, name))
        .map((entry) => fieldsOf(Array.isArray(entry) ? entry[0] : entry).$function)
        .some((name) => name !== undefined && !isBuiltIn(String(name))),
    ),
  )
}

/** Text of the style sheets of the project. */
function customCss(config: Fields, root: string): string {
  return styleFiles(config, root)
    .map((path) => join(root, path))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
}

function foldersIn(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(?:\.|(?:node_modules|dist)$)/.test(entry.name))
    .map(({ name }) => name)
    .sort()
}

/** What is in the static folders; the first of several files of one name comes last, and counts. */
function staticsIn(root: string, { staticDirectories }: Fields): (readonly [string, string])[] {
  const folders = Array.isArray(staticDirectories) ? staticDirectories.map(String) : ['static']
  return folders
    .filter((folder) => isFolder(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => [name, posix.join(folder, name)] as const),
    )
    .reverse()
}

/** Whether there is a folder; links are followed. */
function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** Paths of all files below a folder, relative to it, with `/`; none if there is no folder. */
function sortedFiles(folder: string): string[] {
  if (!isFolder(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort()
}

/** Absolute path of a file with sidebars, which may be named without its extension. */
function sidebarsFile(root: string, path: string, file: string): string {
  const full = resolve(root, path)
  const found = ['', ...[...EXTENSIONS, 'json'].map((extension) => `.${extension}`)]
    .map((extension) => `${full}${extension}`)
    .find((candidate) => existsSync(candidate))
  if (found !== undefined) return found
  throw new UsageError(
    `${file} names the file "${path}" with sidebars, which does not exist.\nCreate it, or correct "sidebarPath".`,
  )
}

/** The values of modules of the project, and the files they come from. */
async function evaluate(modules: readonly string[], { root, file, cacheDir }: ProjectFiles) {
  if (modules.length === 0) return { ...NO_VALUES, files: [] }
  const bundle = await bundleProject({ root, cacheDir, modules }).catch((cause: unknown) => {
    const message = stripVTControlCharacters(messageOf(cause)).replace(/\n\s+at .*/g, '')
    throw new UsageError(`${file} cannot be read:\n${message.trim()}`)
  })
  // Sidebars have no plugins.
  const record = modules.includes(file)
    ? openPostcssRecord(bundle.script, { root, cacheDir })
    : undefined
  const answer = await runProject(bundle, { root, file, hasPostcss: record?.isKnown })
  record?.keep(answer)
  return { ...answer, files: bundle.files }
}
