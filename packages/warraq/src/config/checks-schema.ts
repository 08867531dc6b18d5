import { z } from 'zod'
import { RUNNING_SCHEMES } from '../shared/url-scheme.ts'
import { localPathSchema } from './path-schemas.ts'

const severitySchema = z.enum(['ignore', 'log', 'warn', 'throw'])

/** What `warraq check` looks for in the pages themselves; `docs/writing.md` tells writers. */
const contentChecksSchema = z.strictObject({
  codeBlocks: severitySchema.default('throw').describe('Code blocks that do not parse.'),
  headings: severitySchema
    .default('throw')
    .describe('Headings that leave out a level, and pages with several titles.'),
  imageAlternatives: severitySchema.default('throw').describe('Images without a text alternative.'),
  spelling: severitySchema.default('ignore').describe('Words that the dictionaries do not know.'),
  spellingLanguage: z.enum(['en-US', 'en-GB']).default('en-US').describe('Dictionary to use.'),
  dictionary: localPathSchema
    .optional()
    .describe('File with the words of the project, one a line.'),
  substance: severitySchema
    .default('ignore')
    .describe('Pages with fewer words or headings than asked for.'),
  minWords: z.int().min(0).default(150).describe('Words outside code that a page has at least.'),
  minHeadings: z.int().min(0).default(1).describe('Headings that a page has at least.'),
  reachable: severitySchema
    .default('warn')
    .describe('Pages that no chain of links reaches from the first page of their section.'),
  datedFacts: severitySchema
    .default('throw')
    .describe('Facts to be verified that stand near no date.'),
  stale: severitySchema.default('warn').describe('Pages that were checked too long ago.'),
  staleAfterDays: z.int().min(1).default(180).describe('Days after which a check counts as old.'),
})

/** What no configuration can allow: it runs code, or changes the document around the content. */
const NEVER = new Set(
  'base body embed frame frameset head html link meta noembed noframes noscript object plaintext script style template title xmp'.split(
    ' ',
  ),
)

const allowedHtmlSchema = z
  .string()
  .regex(/^[a-z][a-z\d+.-]*:?$/, 'an element such as "iframe", or a scheme such as "vscode:"')
  .refine((name) => !NEVER.has(name) && !RUNNING_SCHEMES.has(name.replace(/:$/, '')), {
    message: 'an element or scheme that runs no code on the page',
  })

export const checksSchema = z.strictObject({
  brokenLinks: severitySchema.default('throw').describe('Links to pages that do not exist.'),
  brokenMarkdownLinks: severitySchema
    .default('throw')
    .describe('Links to Markdown files that do not exist.'),
  brokenImages: severitySchema.default('throw').describe('Images that do not exist.'),
  brokenAnchors: severitySchema.default('warn').describe('Links to headings that do not exist.'),
  duplicateRoutes: severitySchema.default('warn').describe('Two pages with one route.'),
  allowedHtml: z
    .array(allowedHtmlSchema)
    .default([])
    .describe(
      "Elements and schemes that content may hold besides harmless ones: `['iframe', 'vscode:']`.",
    ),
  inlineTags: severitySchema
    .default('warn')
    .describe('Tags that `tags.yml` does not name, where that file exists.'),
  content: contentChecksSchema
    .prefault({})
    .describe('What `warraq check` looks for in the pages themselves.'),
})

export type ContentChecks = z.output<typeof contentChecksSchema>
export type Severity = z.output<typeof severitySchema>
