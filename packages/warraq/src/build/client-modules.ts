import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isAbsolute, join } from 'node:path'
import type { ClientModule, WarraqPlugin } from '../plugins/plugin.ts'
import { pluginError } from '../plugins/plugin-error.ts'
import type { CommandOptions } from './command-options.ts'

/** In front of the path of a module that belongs to the engine. */
const ENGINE_MODULE = 'warraq:'

/**
 * The browser modules of all plugins, with absolute paths.
 * @throws UsageError when one is neither a file nor a module of an installed package.
 */
export function clientModules(
  plugins: readonly WarraqPlugin[],
  { root, engineDir }: Pick<CommandOptions, 'root' | 'engineDir'>,
): ClientModule[] {
  return plugins.flatMap(({ name, client = [] }) =>
    client.map((entry) => {
      const { module } = entry
      if (module.startsWith(ENGINE_MODULE))
        return { ...entry, module: join(engineDir, module.slice(ENGINE_MODULE.length)) }
      const file = isAbsolute(module) ? module : join(root, module)
      if (existsSync(file)) return { ...entry, module: file }
      try {
        return { ...entry, module: createRequire(join(root, 'docs.config.ts')).resolve(module) }
      } catch {
        throw pluginError(
          name,
          'client',
          `"${module}" is neither a file of the site nor a module of an installed package`,
        )
      }
    }),
  )
}
