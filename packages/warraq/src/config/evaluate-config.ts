import { UsageError } from '../shared/data/usage-error.ts'
import { messageOf } from '../shared/text/message-of.ts'
import { missingName } from '../system/optional-packages.ts'
import { thrownPlace } from '../system/thrown-at.ts'

/** The default export: an object, a promise of one, or a function that returns either. */
export async function evaluateConfig(url: string, name: string): Promise<unknown> {
  try {
    const module = (await import(url)) as { default?: unknown }
    return typeof module.default === 'function' ? await module.default() : await module.default
  } catch (cause) {
    const missing = missingName(cause)
    if (missing !== undefined)
      throw new UsageError(
        `${name} needs the package ${missing}, which is not installed. Install it: npm install ${missing}`,
      )
    throw new UsageError(`${thrownPlace(cause) ?? name} failed while it ran:\n${messageOf(cause)}`)
  }
}
