import { messageOf } from '../../message-of.ts'
import { functionName } from './loaded-code.ts'
import { standInName } from './stand-in.ts'

/** A function, or a part of a missing package, in the plain data of a project. */
type CodeMark = { readonly $function: string } | { readonly $missing: string }

/** Deeper values of a configuration are left out. */
const MOST_NESTED = 40

/**
 * A value of a configuration as plain data that can be sent to another process. Functions and parts
 * of missing packages become marks; a function that makes edit links becomes a template.
 */
export function plainValue(value: unknown, around: readonly object[] = []): unknown {
  const missing = standInName(value)
  if (missing !== undefined) return { $missing: missing } satisfies CodeMark
  if (typeof value === 'function')
    return { $function: functionName(value as () => void) } satisfies CodeMark
  if (typeof value === 'symbol') return undefined
  if (typeof value === 'bigint' || value instanceof RegExp) return String(value)
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object' || value === null) return value
  if (around.includes(value) || around.length > MOST_NESTED) return undefined
  const inside = [...around, value]
  if (Array.isArray(value)) return value.map((entry) => plainValue(entry, inside))
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      plainValue(key === 'editUrl' ? editTemplate(entry) : entry, inside),
    ]),
  )
}

/** Called with placeholders, most functions for edit links return a template. */
function editTemplate(editUrl: unknown): unknown {
  if (typeof editUrl !== 'function' || standInName(editUrl) !== undefined) return editUrl
  try {
    return editUrl({
      version: 'current',
      versionDocsDirPath: '{dir}',
      docPath: '{path}',
      permalink: '{permalink}',
      locale: '{locale}',
    })
  } catch (cause) {
    return { $failed: messageOf(cause) }
  }
}
