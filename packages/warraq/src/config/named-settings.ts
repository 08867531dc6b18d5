import type { ProblemCode } from '../shared/data/problem-codes.ts'

/** The settings with a name of their own, and the codes for whose severity they stand. */
export const NAMED_SETTINGS = {
  brokenAnchors: ['link/unknown-anchor'],
  brokenImages: ['image/unknown-file'],
  brokenLinks: ['link/unknown-page', 'route/no-start-page'],
  brokenMarkdownLinks: ['link/unknown-markdown-file', 'link/empty'],
  codeBlocks: ['code/unparsable', 'code/no-language', 'code/nocheck-without-reason'],
  datedFacts: ['fact/undated'],
  duplicateRoutes: ['route/duplicate'],
  imageAlternatives: ['image/no-alternative'],
  inlineTags: ['tag/inline'],
  reachable: ['page/unreachable'],
} as const satisfies Readonly<Record<string, readonly [ProblemCode, ...ProblemCode[]]>>

export type NamedSetting = keyof typeof NAMED_SETTINGS
