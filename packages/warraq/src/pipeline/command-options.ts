import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type LoadedConfig, loadConfig } from '../config/load-config.ts'
import { baseUrlSchema } from '../config/schema.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { messageOf } from '../shared/text/message-of.ts'
import type { EnginePaths } from './engine-paths.ts'
import type { OnProgress } from './progress.ts'

/** Options of every command that works on a site. */
export interface CommandOptions extends EnginePaths {
  /** Absolute root of the site. */
  readonly root: string
  /** Output folder, relative to the root. */
  readonly out: string | undefined
  /** Base path that replaces the configured one. */
  readonly base: string | undefined
  /** Called while the site is built, with what is being done. */
  readonly onProgress?: OnProgress
}

/** Absolute folder the site is written to. */
export function outputDir({ root, out }: Pick<CommandOptions, 'root' | 'out'>): string {
  return resolve(root, out ?? 'dist')
}

/** Folder of a site's cache; always safe to remove. */
export function siteCacheDir({ root }: Pick<CommandOptions, 'root'>): string {
  return join(root, '.cache', 'warraq')
}

/**
 * Create the cache folder, with a `.gitignore` of its own.
 * @throws UsageError when it cannot be written.
 */
async function makeCacheDir(cacheDir: string): Promise<void> {
  try {
    await mkdir(cacheDir, { recursive: true })
    await writeFile(join(cacheDir, '.gitignore'), '*\n')
  } catch (cause) {
    throw new UsageError(
      `The cache folder "${cacheDir}" cannot be written: ${messageOf(cause)}\n` +
        'Give the account that builds the right to write there, or remove the folder.',
    )
  }
}

/**
 * The configuration of the site, with the base path from the command line.
 * @throws UsageError when it is invalid.
 */
export async function loadSiteConfig(options: CommandOptions): Promise<LoadedConfig> {
  const cacheDir = siteCacheDir(options)
  if (existsSync(options.root)) await makeCacheDir(cacheDir)
  const loaded = await loadConfig(options.root, cacheDir)
  if (options.base === undefined) return loaded
  const { data: baseUrl, error } = baseUrlSchema.safeParse(options.base)
  if (baseUrl === undefined)
    throw new UsageError(`--base is "${options.base}". It must be ${error.issues[0]?.message}.`)
  return { ...loaded, config: { ...loaded.config, baseUrl } }
}
