import { NO_PARTS } from '../theme/parts/part.tsx'
import type { PageTarget } from './page-files.ts'
import { importParts, type PartsSource } from './site-parts.ts'

/**
 * A page target that can be sent to a thread. Components cannot be sent, so the thread imports them
 * again.
 */
export interface ThreadTarget {
  readonly target: PageTarget
  readonly partsSource: PartsSource
}

export function threadTarget(target: PageTarget, partsSource: PartsSource): ThreadTarget {
  return { target: withParts(target, NO_PARTS), partsSource }
}

/** Open the target in a thread and import the site's components. */
export async function openTarget({ target, partsSource }: ThreadTarget): Promise<PageTarget> {
  return withParts(target, (await importParts(partsSource)).parts)
}

function withParts(target: PageTarget, parts: PageTarget['context']['frame']['theme']['parts']) {
  const { context } = target
  const { frame } = context
  return {
    ...target,
    context: { ...context, frame: { ...frame, theme: { ...frame.theme, parts } } },
  }
}
