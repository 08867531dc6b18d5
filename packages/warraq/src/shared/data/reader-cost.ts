import type { ProblemCode } from './problem-codes.ts'

/** A page, or all of its content, is not there, or readers do not get to it. */
const PAGES: readonly ProblemCode[] = [
  'content/empty-folder',
  'content/missing-folder',
  'content/no-original',
  'content/not-text',
  'content/other-format',
  'content/skipped-folder',
  'content/too-large',
  'content/too-much-markup',
  'content/unreadable-folder',
  'content/unusable-link',
  'html/too-deep',
  'mdx/syntax',
  'page/failed',
  'page/unreachable',
  'route/duplicate',
  'route/taken',
  'route/unusable-name',
]

/** Readers see the same with and without it. */
const NOTHING: readonly ProblemCode[] = [
  'code/nocheck-without-reason',
  'config/default',
  'front-matter/converted',
  'front-matter/misplaced',
  'git/no-dates',
  'git/shallow-clone',
  'image/not-resized',
  'include/front-matter',
  'mdx/partial-front-matter',
  'policy/open',
  'tag/inline',
]

/** What a finding costs readers: 0 a page, 1 a part of one, 2 nothing. */
export function readerCost(code: string): 0 | 1 | 2 {
  if (PAGES.some((known) => known === code)) return 0
  return NOTHING.some((known) => known === code) ? 2 : 1
}
