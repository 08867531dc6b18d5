import { messageOf } from '../shared/message-of.ts'
import { UsageError } from '../shared/usage-error.ts'
import { missingPackage } from '../system/optional-packages.ts'

/** What is told when a hook of a plugin throws or returns something else than it promises. */
export function pluginError(plugin: string, hook: string, problem: string): UsageError {
  return new UsageError(
    `The plugin "${plugin}" failed in its hook "${hook}": ${problem}\nCorrect the plugin, or take it out of "plugins" in docs.config.ts.`,
  )
}

/** What a hook threw, with the name of the plugin; a package that is to be installed is told as such. */
export function hookFailure(plugin: string, hook: string, cause: unknown): unknown {
  if (cause instanceof UsageError || missingPackage(cause) !== undefined) return cause
  return pluginError(plugin, hook, messageOf(cause))
}

/** Run a hook that answers at once; what it throws names the plugin. */
export function runSyncHook<Result>(plugin: string, hook: string, run: () => Result): Result {
  try {
    return run()
  } catch (cause) {
    throw hookFailure(plugin, hook, cause)
  }
}

/** Run a hook; what it throws names the plugin. */
export async function runHook<Result>(
  plugin: string,
  hook: string,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await run()
  } catch (cause) {
    throw hookFailure(plugin, hook, cause)
  }
}
