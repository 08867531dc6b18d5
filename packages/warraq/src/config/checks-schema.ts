import { z } from 'zod'
import type { Diagnostic, Finding } from '../shared/diagnostic.ts'
import { RUNNING_SCHEMES } from '../shared/url-scheme.ts'
import { localPathSchema } from './path-schemas.ts'

const severitySchema = z.enum(['ignore', 'log', 'warn', 'throw'])

/** The checks of `warraq check`; `docs/writing.md` describes them for writers. */
const contentChecksSchema = z.strictObject({
  codeBlocks: severitySchema.default('throw').describe('Code blocks that do not parse.'),
  headings: severitySchema
    .default('throw')
    .describe('Headings that skip a level, and pages with several titles.'),
  imageAlternatives: severitySchema.default('throw').describe('Images without a text alternative.'),
  spelling: severitySchema.default('ignore').describe('Words that are in no dictionary.'),
  spellingLanguage: z.enum(['en-US', 'en-GB']).default('en-US').describe('Dictionary to use.'),
  dictionary: localPathSchema
    .optional()
    .describe('File with the words of the project, one per line.'),
  substance: severitySchema
    .default('ignore')
    .describe('Pages with fewer words or headings than the minimum.'),
  minWords: z.int().min(0).default(150).describe('Minimum number of words outside code.'),
  minHeadings: z.int().min(0).default(1).describe('Minimum number of headings.'),
  reachable: severitySchema
    .default('warn')
    .describe('Pages that no chain of links reaches from the first page of their section.'),
  datedFacts: severitySchema
    .default('throw')
    .describe('Unconfirmed facts without a date near them.'),
  stale: severitySchema.default('warn').describe('Pages whose last check is too old.'),
  staleAfterDays: z.int().min(1).default(180).describe('Days after which a check counts as old.'),
})

/**
 * Elements that no configuration can allow, because they run code or change the document around the
 * content.
 */
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
      "Elements and schemes that content may use in addition to harmless ones: `['iframe', 'vscode:']`.",
    ),
  inlineTags: severitySchema
    .default('warn')
    .describe('Tags that are not in `tags.yml`, if that file exists.'),
  content: contentChecksSchema
    .prefault({})
    .describe('Checks of the content of pages, which `warraq check` runs.'),
})

export type ContentChecks = z.output<typeof contentChecksSchema>
export type Severity = z.output<typeof severitySchema>

/** A finding as a diagnostic with the given severity; empty if that severity ignores it. */
export function atSeverity(severity: Severity, finding: Finding): Diagnostic[] {
  if (severity === 'ignore' || severity === 'log') return []
  return [{ ...finding, severity: severity === 'throw' ? 'error' : 'warning' }]
}
