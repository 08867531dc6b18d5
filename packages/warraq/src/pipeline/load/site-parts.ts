import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { STYLE_FILE } from '../../config/css-names.ts'
import type { DocsConfig } from '../../config/schema.ts'
import type { SiteBundling } from '../../config/site-bundling.ts'
import { bundleFiles, importFiles } from '../../content/components/site-modules.ts'
import { refuseInteraction } from '../../content/components/static-parts.ts'
import { hookText } from '../../plugins/plugin-error.ts'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { problemAt } from '../../shared/data/problem-at.ts'
import { UsageError } from '../../shared/data/usage-error.ts'
import { didYouMean } from '../../shared/text/nearest.ts'
import { isFolder } from '../../system/files.ts'
import { NO_PARTS, type SitePart } from '../../theme/parts/part.tsx'
import { PART_NAMES } from '../../theme/parts/part-names.ts'
import { type CommandOptions, siteCacheDir } from '../command-options.ts'
import { type PartFile, pluginParts, pluginStyles } from './plugin-parts.ts'

/** Where the bundled components of a theme folder are; plain data, which threads can receive. */
export interface PartsSource {
  readonly url: string
  readonly hash: string
  readonly parts: readonly PartFile[]
}

/** The components with which a site and its plugins replace parts. */
export type ThemeFolder = Awaited<ReturnType<typeof bundleThemeFolder>>

/** Folder inside the theme folder with the site's own kinds of navbar items. */
const NAVBAR_FOLDER = 'navbar'

/**
 * Bundle the components of a site's theme folder and those of plugins for the build.
 * @throws UsageError when the folder does not exist, or a component cannot be bundled
 */
export async function bundleThemeFolder(
  options: CommandOptions,
  { themeDir, plugins }: DocsConfig,
  bundling: SiteBundling | undefined,
) {
  const { root } = options
  const found = filesOf(root, themeDir)
  const known = found.filter(({ name }) => isKnown(name))
  const problems = found.filter(({ name }) => !isKnown(name)).map(unknownPart)
  const own = known.filter(({ file }) => file.endsWith('.tsx'))
  const parts = [
    ...pluginParts(plugins, options).filter(({ name }) => own.every((part) => part.name !== name)),
    ...own,
  ]
  const { url, hash, ...bundle } = await bundleFiles(parts, {
    ...{ root, bundling, cacheDir: siteCacheDir(options), name: 'theme' },
    what: `The components of ${themeDir ?? 'plugins'}`,
  })
  return { source: { url, hash, parts }, ...bundle, problems }
}

/** Absolute paths of the style sheets of plugins, then those in the theme folder. */
export function themeStyles(options: CommandOptions, { themeDir, plugins }: DocsConfig): string[] {
  return [
    ...pluginStyles(plugins, options),
    ...filesOf(options.root, themeDir).flatMap(({ name, file }) =>
      STYLE_FILE.test(file) && isKnown(name) ? [join(options.root, file)] : [],
    ),
  ]
}

/** Import the components of a theme folder; `problems` lists those that cannot be used. */
export async function importParts({ url, hash, parts }: PartsSource) {
  if (parts.length === 0) return { parts: NO_PARTS, problems: [] }
  const modules = await importFiles(url, parts, refuseInteraction)
  const components = new Map<string, SitePart>()
  const problems: Diagnostic[] = []
  for (const [index, part] of parts.entries()) {
    const component = modules[index]?.default
    if (typeof component === 'function')
      components.set(part.name, { ...part, component: component as SitePart['component'] })
    else problems.push(noComponent(part, component))
  }
  return { parts: { hash, components }, problems }
}

export function navbarComponents({ parts }: PartsSource): string[] {
  const prefix = `${NAVBAR_FOLDER}/`
  // Names that begin with a lower-case letter are kinds from plugins.
  return parts
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ name }) => name.slice(prefix.length))
    .filter((name) => /^[A-Z]/.test(name))
}

/** Components and style sheets begin with a capital letter; other files are their modules. */
function filesOf(root: string, themeDir: string | undefined): PartFile[] {
  if (themeDir === undefined) return []
  if (!isFolder(join(root, themeDir)))
    throw new UsageError(
      `The theme folder "${themeDir}" does not exist.\nCreate it, or correct "themeDir" in docs.config.ts.`,
    )
  return ['', `${NAVBAR_FOLDER}/`].flatMap((folder) => {
    const dir = join(root, themeDir, folder)
    const names = isFolder(dir) ? readdirSync(dir) : []
    return names
      .filter((name) => /^[A-Z]\w*\.\w+$/.test(name))
      .filter((name) => name.endsWith('.tsx') || STYLE_FILE.test(name))
      .sort()
      .map((name) => ({
        name: `${folder}${name.replace(/\.\w+$/, '')}`,
        file: `${themeDir}/${folder}${name}`,
      }))
  })
}

function isKnown(name: string): boolean {
  return name.startsWith(`${NAVBAR_FOLDER}/`) || PART_NAMES.includes(name)
}

function unknownPart({ name, file }: PartFile): Diagnostic {
  return problemAt(file, 'theme/unknown-part', {
    found: `a file named after "${name}", which is not a part of the theme`,
    expected: `one of: ${PART_NAMES.join(', ')}`,
    fix: `${didYouMean(name, PART_NAMES, 'rename the file', String)} Begin the name of a file that parts import with a lower-case letter`,
  })
}

function noComponent({ name, file, owner }: PartFile, found: unknown): Diagnostic {
  const short = name.slice(name.lastIndexOf('/') + 1)
  return problemAt(file, 'theme/no-component', {
    found: found === undefined ? 'no default export' : `a default export of type ${typeof found}`,
    expected: `a React component as default export${owner ? ` for ${hookText(owner)}` : ''}`,
    fix: `export the component as default: export default function ${short}() { … }`,
  })
}
