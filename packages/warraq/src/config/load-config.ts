import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { messageOf } from '../shared/message-of.ts'
import { UsageError } from '../shared/usage-error.ts'
import { bundleModules } from './bundle-modules.ts'
import { bundlerMessage } from './bundler-message.ts'
import { type ParsedConfig, parseConfig } from './parse-config.ts'
import type { DocsConfigInput } from './schema.ts'
import { thrownAt } from './thrown-at.ts'

const NAMES = ['docs.config.ts', 'docs.config.mts', 'docs.config.js', 'docs.config.mjs'] as const

export interface LoadedConfig extends ParsedConfig {
  /** Name of the config file. */
  readonly name: string
  /**
   * Module of the config for `import()`, also in threads; absent without a config file, when
   * `defaultConfig` applies.
   */
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
  const name = NAMES.find((candidate) => existsSync(join(root, candidate)))
  if (name === undefined) {
    const input = defaultConfig(root)
    // Watch all candidates, because creating one of these files later changes the configuration.
    const files = NAMES.map((candidate) => join(root, candidate))
    const [file] = NAMES
    return { ...parseConfig(input, file), name: file, hash: JSON.stringify(input), files }
  }
  const entry = `export { default } from ${JSON.stringify(join(root, name))}`
  const { url, hash, files } = await bundleModules({ name: 'config', entry, cacheDir, root }).catch(
    (cause: unknown) => {
      throw new UsageError(`${name} cannot be read:\n${bundlerMessage(cause)}`)
    },
  )
  return { ...parseConfig(await evaluateConfig(url, name), name), name, url, hash, files }
}

/** The default export: an object, a promise of one, or a function that returns either. */
export async function evaluateConfig(url: string, name: string): Promise<unknown> {
  try {
    const module = (await import(url)) as { default?: unknown }
    return typeof module.default === 'function' ? await module.default() : await module.default
  } catch (cause) {
    throw new UsageError(
      `${thrownAt(cause, url) ?? name} failed while it ran:\n${messageOf(cause)}`,
    )
  }
}

/** Folders in which pages are searched without a configuration, in order. */
const PAGE_FOLDERS = ['docs', 'content', '.'] as const

/**
 * Configuration of a folder without `docs.config.ts`: one section with all its pages at `/`, and
 * the project's name as title.
 */
function defaultConfig(root: string): DocsConfigInput {
  const path = PAGE_FOLDERS.find((folder) => existsSync(join(root, folder))) ?? '.'
  const title = projectName(root) ?? basename(root)
  return {
    title,
    navbar: { title },
    url: 'http://localhost:3000',
    sections: [{ id: 'docs', path, route: '/' }],
    lastUpdated: { date: existsSync(join(root, '.git')) },
    // Nobody has said yet that these pages were written for this engine.
    checks: { strict: false },
  }
}

/** The name in `package.json`; `undefined` if the file cannot be read. */
function projectName(root: string): string | undefined {
  try {
    const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    return typeof name === 'string' && name !== '' ? name : undefined
  } catch {
    return undefined
  }
}
