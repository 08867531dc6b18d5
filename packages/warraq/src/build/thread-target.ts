import { NO_PARTS } from '../theme/parts/part.tsx'
import type { PageTarget } from './page-files.ts'
import { importParts, type PartsSource } from './site-parts.ts'

/** A target that passes to a thread: components do not, so that it imports them again. */
export interface ThreadTarget {
  readonly target: PageTarget
  readonly partsSource: PartsSource
}

export function threadTarget(target: PageTarget, partsSource: PartsSource): ThreadTarget {
  return { target: withParts(target, NO_PARTS), partsSource }
}

/** The target in a thread, with the components of the site. */
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
