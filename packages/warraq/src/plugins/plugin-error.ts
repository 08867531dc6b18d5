import { z } from 'zod'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import type { PluginHook } from '../shared/data/plugin-hook.ts'
import { type Place, problemAt } from '../shared/data/problem-at.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { messageOf } from '../shared/text/message-of.ts'
import { missingPackage } from '../system/optional-packages.ts'
import { thrownPlace } from '../system/thrown-at.ts'

/** A hook in the words of a finding. */
export function hookText({ plugin, hook }: PluginHook): string {
  return `the hook "${hook}" of the plugin "${plugin}"`
}

/** An error that names its plugin and hook. */
class PluginError extends UsageError {}

/** Error for a hook of a plugin that throws or returns an invalid result. */
export function pluginError(plugin: string, hook: string, problem: string): UsageError {
  return new PluginError(
    `The plugin "${plugin}" failed in its hook "${hook}": ${problem}\nCorrect the plugin, or remove it from "plugins" in docs.config.ts.`,
  )
}

/**
 * Error for what a hook threw, with the name of the plugin. A missing package keeps its own message,
 * and a mistake in a file of the site its place.
 */
export function hookFailure(plugin: string, hook: string, cause: unknown): unknown {
  if (cause instanceof PluginError || missingPackage(cause) !== undefined) return cause
  // Its message says what the author of the site must correct.
  if (cause instanceof UsageError)
    return cause.problem === undefined
      ? new PluginError(`The plugin "${plugin}" stopped in its hook "${hook}": ${cause.message}`)
      : cause
  const thrown = thrownPlace(cause)
  const place = thrown === undefined ? '' : `${thrown}: `
  return pluginError(plugin, hook, `${place}${messageOf(cause)}`)
}

/** The finding about a hook that throws on a part of a page; the rest of the page is compiled. */
export function hookProblem(
  place: Place,
  code: `plugin/${'directive' | 'fence' | 'markdown'}-failed`,
  { found, ...hook }: PluginHook & { readonly found: string },
): Diagnostic {
  return problemAt(place, code, {
    found,
    expected: `what ${hookText(hook)} can read`,
    fix: 'correct the text, or the plugin',
  })
}

/** Throw unless the result of a hook matches its schema. */
export function checkResult(
  result: unknown,
  schema: z.ZodType,
  { plugin, hook, kind }: PluginHook & { readonly kind: string },
): void {
  const { error } = schema.safeParse(result)
  if (error === undefined) return
  // Nobody awaits a promise that a hook returned in place of a result, so ignore its rejection.
  if (result instanceof Promise) result.catch(() => {})
  throw pluginError(plugin, hook, `it returned an invalid ${kind}: ${z.prettifyError(error)}`)
}

/** Run a synchronous hook; errors name the plugin. */
export function runSyncHook<Result>(plugin: string, hook: string, run: () => Result): Result {
  try {
    return run()
  } catch (cause) {
    throw hookFailure(plugin, hook, cause)
  }
}

/** Run a hook; errors name the plugin. */
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
