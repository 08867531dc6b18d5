import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isAbsolute, join } from 'node:path'
import { pluginError } from '../../plugins/plugin-error.ts'
import type { ClientModule, WarraqPlugin } from '../../plugins/warraq-plugin.ts'
import type { PluginHook } from '../../shared/data/plugin-hook.ts'
import type { CommandOptions } from '../command-options.ts'

/** A browser module with its plugin, for messages about it. */
export interface OwnedClientModule extends ClientModule {
  readonly plugin: string
}

/** The browser modules of all plugins, with absolute paths. */
export function clientModules(
  plugins: readonly WarraqPlugin[],
  options: CommandOptions,
): OwnedClientModule[] {
  return plugins.flatMap(({ name: plugin, client = [] }) =>
    client.map((entry) => ({
      ...entry,
      plugin,
      module: browserModule(entry.module, options, { plugin, hook: 'client' }),
    })),
  )
}

/**
 * Absolute path of a browser module that a plugin names.
 * @throws UsageError when it is neither a file nor a module of an installed package.
 */
export function browserModule(
  module: string,
  { root }: CommandOptions,
  { plugin, hook }: PluginHook,
): string {
  const file = isAbsolute(module) ? module : join(root, module)
  if (existsSync(file)) return file
  try {
    return createRequire(join(root, 'docs.config.ts')).resolve(module)
  } catch {
    throw pluginError(
      plugin,
      hook,
      `"${module}" is neither a file of the site nor a module of an installed package`,
    )
  }
}
