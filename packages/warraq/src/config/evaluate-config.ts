import { UsageError } from '../shared/data/usage-error.ts'
import { messageOf } from '../shared/text/message-of.ts'
import { thrownPlace } from '../system/thrown-at.ts'

/** The default export: an object, a promise of one, or a function that returns either. */
export async function evaluateConfig(url: string, name: string): Promise<unknown> {
  try {
    const module = (await import(url)) as { default?: unknown }
    return typeof module.default === 'function' ? await module.default() : await module.default
  } catch (cause) {
    throw new UsageError(`${thrownPlace(cause) ?? name} failed while it ran:\n${messageOf(cause)}`)
  }
}
