import { UsageError } from '../config/usage-error.ts'

/** What is told when a hook of a plugin throws or returns something else than it promises. */
export function pluginError(plugin: string, hook: string, problem: string): UsageError {
  return new UsageError(
    `The plugin "${plugin}" failed in its hook "${hook}": ${problem}\nCorrect the plugin, or take it out of "plugins" in docs.config.ts.`,
  )
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
    throw cause instanceof UsageError
      ? cause
      : pluginError(plugin, hook, cause instanceof Error ? cause.message : String(cause))
  }
}
