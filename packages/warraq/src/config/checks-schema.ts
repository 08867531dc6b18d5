import { z } from 'zod'
import { localPathSchema } from './path-schemas.ts'

const severitySchema = z.enum(['ignore', 'log', 'warn', 'throw'])

/** What `warraq check` looks for in the pages themselves; `docs/writing.md` tells writers. */
const contentChecksSchema = z.strictObject({
  /** Code in fences parses. */
  codeBlocks: severitySchema.default('throw'),
  headings: severitySchema.default('throw'),
  imageAlternatives: severitySchema.default('throw'),
  /** Words of pages in English. */
  spelling: severitySchema.default('ignore'),
  spellingLanguage: z.enum(['en-US', 'en-GB']).default('en-US'),
  /** Words of the project, one a line. */
  dictionary: localPathSchema.optional(),
  substance: severitySchema.default('ignore'),
  minWords: z.int().min(0).default(150),
  minHeadings: z.int().min(0).default(1),
  /** Every page is reached from the first page of its section by links. */
  reachable: severitySchema.default('warn'),
  /** Facts to be verified stand near a date. */
  datedFacts: severitySchema.default('throw'),
  /** The days on which pages were checked are not long past. */
  stale: severitySchema.default('warn'),
  staleAfterDays: z.int().min(1).default(180),
})

export const checksSchema = z.strictObject({
  brokenLinks: severitySchema.default('throw'),
  brokenMarkdownLinks: severitySchema.default('throw'),
  brokenImages: severitySchema.default('throw'),
  brokenAnchors: severitySchema.default('warn'),
  duplicateRoutes: severitySchema.default('warn'),
  /** Tags that `tags.yml` does not name, where there is one. */
  inlineTags: severitySchema.default('warn'),
  content: contentChecksSchema.prefault({}),
})

export type ContentChecks = z.output<typeof contentChecksSchema>
export type Severity = z.output<typeof severitySchema>
