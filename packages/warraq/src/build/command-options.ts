import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type LoadedConfig, loadConfig } from '../config/load-config.ts'

/** What every command that works on a site is given. */
export interface CommandOptions {
  /** Folder of the engine's sources. */
  readonly engineDir: string
  /** Folder of the engine bundle that is running; its name changes with the engine. */
  readonly bundleDir: string
  /** Absolute root of the site. */
  readonly root: string
  /** Output folder, relative to the root. */
  readonly out: string | undefined
  /** Base path that replaces the configured one. */
  readonly base: string | undefined
}

/** Folder of everything cached for one site; always safe to remove. */
export function siteCacheDir({ bundleDir, root }: CommandOptions): string {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12)
  return join(bundleDir, '..', 'sites', name)
}

/**
 * The configuration of the site, with the base path of the command line.
 * @throws UsageError when it cannot be used.
 */
export async function loadSiteConfig(options: CommandOptions): Promise<LoadedConfig> {
  const loaded = await loadConfig(options.root, siteCacheDir(options))
  if (options.base === undefined) return loaded
  const inner = options.base.replace(/^\/+|\/+$/g, '')
  return { ...loaded, config: { ...loaded.config, baseUrl: inner === '' ? '/' : `/${inner}/` } }
}
