import { z } from 'zod'
import type { Diagnostic, Finding } from '../shared/diagnostic.ts'
import { RUNNING_SCHEMES } from '../shared/url-scheme.ts'
import { group, listOf, localPath } from './fields.ts'

const severitySchema = z.enum(['ignore', 'log', 'warn', 'throw'])

const severity = (initial: z.output<typeof severitySchema>, meaning: string) =>
  severitySchema.default(initial).describe(meaning)

const least = (lowest: number, initial: number, meaning: string) =>
  z.int().min(lowest).default(initial).describe(meaning)

/** The checks of `warraq check`; `docs/writing.md` describes them for writers. */
const contentChecks = group('Checks of the content of pages, which `warraq check` runs.', {
  codeBlocks: severity('throw', 'Code blocks that do not parse.'),
  headings: severity('throw', 'Headings that skip a level, and pages with several titles.'),
  imageAlternatives: severity('throw', 'Images without a text alternative.'),
  spelling: severity('ignore', 'Words that are in no dictionary.'),
  spellingLanguage: z.enum(['en-US', 'en-GB']).default('en-US').describe('Dictionary to use.'),
  dictionary: localPath('File with the words of the project, one per line.'),
  substance: severity('ignore', 'Pages with fewer words or headings than the minimum.'),
  minWords: least(0, 150, 'Minimum number of words outside code.'),
  minHeadings: least(0, 1, 'Minimum number of headings.'),
  reachable: severity(
    'warn',
    'Pages that no chain of links reaches from the first page of their section.',
  ),
  datedFacts: severity('throw', 'Unconfirmed facts without a date near them.'),
  stale: severity('warn', 'Pages whose last check is too old.'),
  staleAfterDays: least(1, 180, 'Days after which a check counts as old.'),
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
  brokenLinks: severity('throw', 'Links to pages that do not exist.'),
  brokenMarkdownLinks: severity('throw', 'Links to Markdown files that do not exist.'),
  brokenImages: severity('throw', 'Images that do not exist.'),
  brokenAnchors: severity('warn', 'Links to headings that do not exist.'),
  duplicateRoutes: severity('warn', 'Two pages with one route.'),
  allowedHtml: listOf(
    allowedHtmlSchema,
    "Elements and schemes that content may use in addition to harmless ones: `['iframe', 'vscode:']`.",
  ),
  inlineTags: severity('warn', 'Tags that are not in `tags.yml`, if that file exists.'),
  content: contentChecks,
})

export type ContentChecks = z.output<typeof contentChecks>
export type Severity = z.output<typeof severitySchema>

/** Whether findings of this severity are reported. */
export function isReported(severity: Severity): boolean {
  return severity === 'warn' || severity === 'throw'
}

/** A finding as a diagnostic with the given severity; empty if that severity ignores it. */
export function atSeverity(severity: Severity, finding: Finding): Diagnostic[] {
  if (!isReported(severity)) return []
  return [{ ...finding, severity: severity === 'throw' ? 'error' : 'warning' }]
}
