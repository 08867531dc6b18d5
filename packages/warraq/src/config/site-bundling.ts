import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { keyOf } from '../cache/keys.ts'
import { textAt } from '../system/files.ts'
import { packageTexts } from '../system/package-files.ts'
import type { DocsConfig } from './schema.ts'

/** How a site wants its modules and styles to be bundled; plain data, so that it can go to threads. */
export interface SiteBundling {
  /** Absolute root of the site, which is that of Vite. */
  readonly root: string
  /** Module of the configuration that holds the options of Vite. */
  readonly configUrl: string | undefined
  readonly configName: string
  readonly hasPostcss: boolean
  /** Module that exports the project's own plugins of PostCSS. */
  readonly postcssUrl: string | undefined
  /** Changes with everything but the bundled files that the result depends on. */
  readonly key: string
  /** The same without the files that plugins may read: a changed file also changes the result's text. */
  readonly settingsKey: string
}

/** Where PostCSS looks for its configuration, in the folder of the site only. */
const POSTCSS_FILES = [
  ...['', 'rc'].flatMap((rc) =>
    ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'].map((type) =>
      rc === '' ? `postcss.config.${type}` : `.postcssrc.${type}`,
    ),
  ),
  ...['.postcssrc', '.postcssrc.json', '.postcssrc.yaml', '.postcssrc.yml'],
]

/** Packages that Vite loads for style sheets that import none of them by name. */
const STYLE_PACKAGES = ['sass', 'sass-embedded', 'less', 'stylus', 'lightningcss']

/** What is needed of a configuration that was read. */
interface ReadConfig {
  readonly config: DocsConfig
  readonly url?: string
  readonly name: string
  readonly hash: string
  readonly postcssPlugins?: string | undefined
}

/** How the site wants its modules and styles to be bundled. */
export function siteBundling(loaded: ReadConfig, root: string): SiteBundling {
  const { config, url, name, hash, postcssPlugins } = loaded
  const postcss = postcssOf(url, root)
  const anyFile = readsAnyFile(loaded, root) ? stampsBelow(root) : []
  const settings = {
    config: config.vite === undefined ? undefined : hash,
    postcss: [...postcss.map(textAt), postcssPlugins],
    packages: packageTexts([...postcss.flatMap(wordsOf), ...STYLE_PACKAGES], root),
    variables: viteVariables(),
  }
  return {
    root,
    configUrl: config.vite === undefined ? undefined : url,
    configName: name,
    hasPostcss: postcss.length > 0,
    postcssUrl: postcssPlugins,
    key: keyOf('bundling', { ...settings, anyFile }),
    settingsKey: keyOf('bundling', { ...settings, anyFile: [] }),
  }
}

/**
 * The key for the bundle of the browser: the project's own plugins have already translated the style
 * sheets of its pages.
 */
export function clientKey({ key, settingsKey, postcssUrl }: SiteBundling): string {
  return postcssUrl === undefined ? key : settingsKey
}

/** Whether plugins of Vite or PostCSS run; scripts and styles may then change with any page. */
export function readsAnyFile({ config, url, postcssPlugins }: ReadConfig, root: string): boolean {
  const { plugins = [], css } = config.vite ?? {}
  return (
    plugins.length > 0 ||
    css?.postcss !== undefined ||
    postcssPlugins !== undefined ||
    postcssOf(url, root).length > 0
  )
}

/** A folder without a configuration may be part of a project that styles something else. */
function postcssOf(url: string | undefined, root: string): string[] {
  return url === undefined ? [] : postcssFiles(root)
}

function postcssFiles(root: string): string[] {
  const files = POSTCSS_FILES.map((file) => join(root, file)).filter((file) => existsSync(file))
  const manifest = join(root, 'package.json')
  return /"postcss"\s*:\s*\{/.test(textAt(manifest)) ? [...files, manifest] : files
}

/** The variables of the environment that Vite fills in, as `import.meta.env.VITE_NAME`. */
function viteVariables(): string[] {
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return variables.map(([name, value]) => `${name}=${value}`).sort()
}

/** Words of a configuration that may name packages: imports, strings, keys of `plugins`. */
function wordsOf(file: string): string[] {
  return [...new Set(textAt(file).match(/@?[\w.-]+(?:\/[\w.-]+)?/g) ?? [])]
}

/** Folders that tools write. */
const OWN_FOLDERS = /^(?:node_modules|dist|\.(?:git|cache|docusaurus|dist-.*))$/

/** Path, size and modification time of all files of the site. */
function stampsBelow(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(dir, entry.name)
      if (entry.isDirectory()) return OWN_FOLDERS.test(entry.name) ? [] : stampsBelow(path)
      const found = statSync(path, { throwIfNoEntry: false })
      return found === undefined ? [] : [`${path}:${found.size}:${found.mtimeMs}`]
    })
}
