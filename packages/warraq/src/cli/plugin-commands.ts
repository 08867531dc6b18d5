import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ownValue } from '@warraq/search/own-value'
import { findTool } from '../config/find-tool.ts'
import { CONFIG_NAMES } from '../config/load-config.ts'
import { configError } from '../config/parse-config.ts'
import { loadSiteConfig } from '../pipeline/command-options.ts'
import { pluginError, runHook } from '../plugins/plugin-error.ts'
import type { PluginCommand, WarraqPlugin } from '../plugins/warraq-plugin.ts'
import { BUILD_MARKER } from '../shared/data/build-marker.ts'
import { isFolder } from '../system/files.ts'
import { wordsOf } from './command-line.ts'
import { COMMANDS, type Command, type Commands, siteAt } from './commands.ts'

/**
 * The commands of the engine and of the plugins of a site: that of a folder in the command line, or
 * of a folder around it, otherwise that of the working directory. A project of another tool may have
 * commands, too; a folder without either has none.
 * @throws UsageError when the configuration of the site cannot be used
 */
export async function commandsOfSite(args: readonly string[]): Promise<Commands> {
  const folder = wordsOf(args).findLast((word, at) => at > 0 && isFolder(word)) ?? '.'
  const dir = resolve(folder)
  const root = siteAround(dir) ?? (findTool(dir) && dir)
  if (root === undefined) return COMMANDS
  const { config, problems, name } = await loadSiteConfig(siteAt(root))
  if (problems.length > 0) throw configError(name, problems)
  return { ...COMMANDS, ...pluginCommands(config.plugins, root) }
}

/** The nearest folder with a configuration. */
function siteAround(dir: string): string | undefined {
  if (CONFIG_NAMES.some((name) => existsSync(join(dir, name)))) return dir
  const parent = dirname(dir)
  return parent === dir ? undefined : siteAround(parent)
}

/** @throws UsageError when two plugins have the same command */
export function pluginCommands(plugins: readonly WarraqPlugin[], root: string): Commands {
  const found = new Map<string, Command>()
  for (const { name: plugin, commands = {} } of plugins)
    for (const [name, command] of Object.entries(commands)) {
      if (found.has(name) || ownValue(COMMANDS, name) !== undefined)
        throw pluginError(plugin, 'commands', `there is already a command "${name}"`)
      found.set(name, commandOf(command, { plugin, name, root }))
    }
  return Object.fromEntries(found)
}

function commandOf(
  { purpose, options = {}, run }: PluginCommand,
  { plugin, name, root }: { readonly plugin: string; readonly name: string; readonly root: string },
): Command {
  const entries = Object.entries(options)
  return {
    folder: 'folder',
    purpose,
    options: Object.fromEntries(entries.map(([option, { value }]) => [option, value ?? true])),
    meanings: Object.fromEntries(entries.map(([option, { meaning }]) => [option, meaning])),
    run: (folder, given) =>
      runHook(plugin, `commands.${name}`, () =>
        run({
          root,
          builtDir: existsSync(join(folder, BUILD_MARKER)) ? folder : join(root, 'dist'),
          options: { ...given } as Readonly<Record<string, string | true>>,
        }),
      ),
  }
}
