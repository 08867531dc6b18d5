import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../shared/message-of.ts'
import { UsageError } from '../shared/usage-error.ts'
import { bundleModules } from './bundle-modules.ts'
import { defaultConfig } from './default-config.ts'
import { parseConfig } from './parse-config.ts'
import type { DocsConfig } from './schema.ts'

const CONFIG_NAMES = [
  'docs.config.ts',
  'docs.config.mts',
  'docs.config.js',
  'docs.config.mjs',
] as const

export interface LoadedConfig {
  readonly config: DocsConfig
  /** Name of the config file. */
  readonly name: string
  /** Whether there is no config file, so that `defaultConfig` applies. */
  readonly isDefault: boolean
  /** Invalid values that were replaced by defaults; the site must not be built with them. */
  readonly problems: readonly string[]
  /** Module of the config for `import()`, also in threads; absent without a config file. */
  readonly url?: string
  /** Changes whenever the config or a file it imports changes. */
  readonly hash: string
  /** Absolute paths of the config and everything it imports. */
  readonly files: readonly string[]
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
    const input = defaultConfig(root)
    const { config, problems } = parseConfig(input, 'docs.config.ts')
    // Watch all candidates, because creating one of these files later changes the configuration.
    const files = CONFIG_NAMES.map((candidate) => join(root, candidate))
    return {
      config,
      name: 'docs.config.ts',
      isDefault: true,
      problems,
      hash: JSON.stringify(input),
      files,
    }
  }
  const entry = `export { default } from ${JSON.stringify(join(root, name))}`
  const bundle = await bundleModules({ name: 'config', entry, cacheDir, root }).catch(
    (cause: unknown) => {
      throw new UsageError(`${name} cannot be read:\n${messageOf(cause)}`)
    },
  )
  const { config, problems } = parseConfig(await evaluateConfig(bundle.url, name), name)
  return {
    config,
    name,
    isDefault: false,
    url: bundle.url,
    problems,
    hash: bundle.hash,
    files: bundle.files,
  }
}

/** The default export: an object, a promise of one, or a function that returns either. */
export async function evaluateConfig(url: string, name: string): Promise<unknown> {
  try {
    const module = (await import(url)) as { default?: unknown }
    return typeof module.default === 'function' ? await module.default() : await module.default
  } catch (cause) {
    throw new UsageError(`${name} failed while it ran:\n${messageOf(cause)}`)
  }
}
