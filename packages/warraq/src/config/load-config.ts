import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import type { AddedSource } from '../shared/data/page-source.ts'
import type { ReadingRules } from '../shared/data/reading-rules.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { bundleModules } from './bundle-modules.ts'
import { bundlerMessage } from './bundler-message.ts'
import { defaultConfig } from './default-config.ts'
import { evaluateConfig } from './evaluate-config.ts'
import { type FolderFormats, formatsFor } from './find-format.ts'
import type { FoundTool } from './find-tool.ts'
import { FOOTER_FIELDS } from './footer-schema.ts'
import { INNER_FIELDS, NAVBAR_FIELDS } from './navbar-schema.ts'
import { type ParsedConfig, parseConfig } from './parse-config.ts'
import { CONFIG_BUNDLE } from './run-bundler.ts'
import { refuseUnfitPlugins } from './unfit-plugins.ts'

/** Names of the file with the configuration of a site. */
export const CONFIG_NAMES = [
  'docs.config.ts',
  'docs.config.mts',
  'docs.config.js',
  'docs.config.mjs',
] as const

export interface LoadedConfig extends ParsedConfig {
  /** Name of the config file. */
  readonly name: string
  /** Module of the config for `import()`, also in threads; absent when `defaultConfig` applies. */
  readonly url?: string
  /** Changes whenever the config or a file it imports changes. */
  readonly hash: string
  /** Absolute paths of the config and everything it imports. */
  readonly files: readonly string[]
  /** The configuration of another tool that was found instead; only the pages are read. */
  readonly tool?: FoundTool | undefined
  /** What to tell about the configuration, if a project format made it. */
  readonly findings?: readonly Diagnostic[]
  /** Pages outside the sections, which a project format adds. */
  readonly pages?: readonly AddedSource[]
  readonly rules?: ReadingRules
  /** Modules with the project's own plugins: see `ReadProject`. */
  readonly pagePlugins?: string | undefined
  readonly postcssPlugins?: string | undefined
}

/**
 * Read and check the configuration of the site under `root`; a folder without one gets the
 * defaults.
 * @throws UsageError when the configuration cannot be read or does not match the schema.
 */
export async function loadConfig(root: string, cacheDir: string): Promise<LoadedConfig> {
  if (!existsSync(root) || !statSync(root).isDirectory()) {
    throw new UsageError(
      `There is no folder "${root}". Name the folder that holds the pages or docs.config.ts.`,
    )
  }
  const name = CONFIG_NAMES.find((candidate) => existsSync(join(root, candidate)))
  if (name === undefined) {
    const { found, tool, pageFolders, plugins, packageKey } = await formatsFor(root)
    if (found !== undefined) return projectConfig({ ...found, packageKey }, root, cacheDir)
    const input = defaultConfig(root, { isTool: tool !== undefined, pageFolders })
    const [file] = CONFIG_NAMES
    const hash = JSON.stringify([input, packageKey])
    return {
      ...parseConfig({ ...input, plugins: [...plugins] }, file),
      name: file,
      hash,
      files: candidates(root),
      tool,
    }
  }
  // Of a namespace, because a missing default export is the author's fault, not the bundler's.
  const entry = `import * as config from ${JSON.stringify(join(root, name))}\nexport default config.default`
  const { url, hash, files, packages } = await bundleModules({
    name: CONFIG_BUNDLE,
    entry,
    cacheDir,
    root,
  }).catch((cause: unknown) => {
    throw new UsageError(`${name} cannot be read:\n${bundlerMessage(cause)}`)
  })
  refuseUnfitPlugins(packages)
  return { ...parseConfig(await evaluateConfig(url, name), name), name, url, hash, files }
}

/** The fields that other formats may have more of. */
const itemFields = { navbar: NAVBAR_FIELDS, inner: INNER_FIELDS, footer: FOOTER_FIELDS }

/** Watch all candidates, because creating one of these files later changes the configuration. */
function candidates(root: string): string[] {
  return CONFIG_NAMES.map((name) => join(root, name))
}

/** The tokens of a project are a style sheet in the cache, named after its content. */
function tokensIn(tokens: string | undefined, root: string, cacheDir: string) {
  if (tokens === undefined) return {}
  const name = createHash('sha256').update(tokens).digest('hex').slice(0, 16)
  const file = join(cacheDir, `tokens-${name}.css`)
  mkdirSync(cacheDir, { recursive: true })
  writeFileSync(file, tokens)
  return { tokens: relative(root, file).replaceAll(sep, '/') }
}

/** The configuration that a project format makes. */
async function projectConfig(
  {
    format,
    file,
    packageKey,
  }: NonNullable<FolderFormats['found']> & { readonly packageKey: string },
  root: string,
  cacheDir: string,
): Promise<LoadedConfig> {
  const project = await format.read({ root, file, cacheDir, itemFields })
  const { findings, pages, rules = {}, pagePlugins, postcssPlugins } = project
  const config = { ...project.config, ...tokensIn(project.tokens, root, cacheDir) }
  return {
    ...parseConfig(config, file),
    name: file,
    hash: JSON.stringify([config, pagePlugins, postcssPlugins, pages, rules, packageKey]),
    files: [...candidates(root), ...project.files],
    ...{ findings, pages, rules, pagePlugins, postcssPlugins },
  }
}
