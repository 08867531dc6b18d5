import type { PluginEntry } from '../../plugins/owned-entries.ts'
import { hookProblem } from '../../plugins/plugin-error.ts'
import { placeIn } from '../../shared/data/problem-at.ts'
import { messageOf } from '../../shared/text/message-of.ts'
import type { PageScratch } from '../compile-context.ts'

type Visitor = (node: VisitedNode, ...rest: readonly unknown[]) => unknown

interface VisitedNode {
  readonly position?: { readonly start: { readonly line: number } }
}

/** Visitors of HTML trees to which the parser passes only nodes that match their filter. */
const FILTERED = /^(?:element|mdxJsxFlowElement|mdxJsxTextElement)$/

/**
 * Wraps the parser plugins of a site's plugins. If one throws, the error becomes a problem of the
 * page with the line of its node, and the compilation continues.
 */
export function guardPlugins<Entry>(
  entries: readonly PluginEntry<Entry>[],
  hook: 'syntax' | `markdown.${'' | 'forPage.'}${'mdast' | 'hast'}`,
  scratch: PageScratch,
): Entry[] {
  return entries.map(({ plugin, entry }) => {
    const report = (cause: unknown, line: number | undefined): void => {
      scratch.problems.push(
        hookProblem(placeIn(scratch, line), 'plugin/markdown-failed', {
          plugin,
          hook,
          found: messageOf(cause),
        }),
      )
    }
    // The wrapper keeps the shape; it only wraps the functions that the parser calls.
    return guarded(entry, report, hook.endsWith('hast') ? FILTERED : undefined) as Entry
  })
}

type Report = (cause: unknown, line: number | undefined) => void

/** A definition, a function that makes one, or a list of them. */
function guarded(entry: unknown, report: Report, filtered: RegExp | undefined): unknown {
  if (typeof entry === 'function')
    return (...given: readonly unknown[]) => {
      try {
        return guarded(entry(...given), report, filtered)
      } catch (cause) {
        report(cause, undefined)
        return undefined
      }
    }
  if (Array.isArray(entry)) return entry.map((inner) => guarded(inner, report, filtered))
  if (typeof entry !== 'object' || entry === null) return entry
  const visitors = Object.entries(entry).map(([name, visitor]) => {
    const isRight = typeof visitor !== 'function' || filtered?.test(name) !== true
    if (isRight) return [name, guardedVisitor(visitor, report)]
    report(new Error(`"${name}" is a function, not an object { filter, visit }`), undefined)
    return [name, undefined]
  })
  // Node positions give the line of an error.
  return {
    ...Object.fromEntries(visitors),
    options: { ...(entry as { readonly options?: object }).options, position: true },
  }
}

/** A function, `{ filter, visit }`, or a list of these. */
function guardedVisitor(visitor: unknown, report: Report): unknown {
  if (Array.isArray(visitor)) return visitor.map((inner) => guardedVisitor(inner, report))
  if (typeof visitor === 'object' && visitor !== null && 'visit' in visitor)
    return { ...visitor, visit: guardedVisitor(visitor.visit, report) }
  if (typeof visitor !== 'function') return visitor
  return (node: VisitedNode, ...rest: readonly unknown[]) => {
    const failed = (cause: unknown) => report(cause, node?.position?.start.line)
    try {
      const result = (visitor as Visitor)(node, ...rest)
      return result instanceof Promise ? result.catch(failed) : result
    } catch (cause) {
      failed(cause)
      return undefined
    }
  }
}
