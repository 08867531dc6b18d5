import { z } from 'zod'
import { canAllowAttribute, canAllowElement } from '../shared/data/allowable-html.ts'
import {
  ALL_CODES,
  ALL_GROUPS,
  PROBLEM_CODES,
  type ProblemCode,
  type ProblemGroup,
} from '../shared/data/problem-codes.ts'
import { group, listOf, localPath, on, routeSchema } from '../shared/data/schema-fields.ts'
import { RUNNING_SCHEMES } from '../shared/text/url-scheme.ts'

const severitySchema = z.enum(['ignore', 'log', 'warn', 'throw']).optional()

/** The severity of all findings of one kind; absent: their default. */
function severityOfCode(code: ProblemCode) {
  const { severity, lenient, meaning } = PROBLEM_CODES[code]
  const otherwise = severity === lenient ? '' : ` With \`strict: false\`: \`"${lenient}"\`.`
  return severitySchema.meta({ description: `${meaning}${otherwise}`, default: severity })
}

/** A shorter name for the severity of some codes. */
function severity(meaning: string, ...codes: readonly ProblemCode[]) {
  const [first] = codes
  const names = codes.map((code) => `\`${code}\``).join(', ')
  const initial = first && { default: PROBLEM_CODES[first].severity }
  return severitySchema.meta({ description: `${meaning} The same as ${names}.`, ...initial })
}

// Needs casts: the type of an object made from entries has lost their names.
const codeFields = Object.fromEntries(
  ALL_CODES.map((code) => [code, severityOfCode(code)]),
) as Record<ProblemCode, typeof severitySchema>
const groupFields = Object.fromEntries(
  ALL_GROUPS.map((name) => [
    name,
    severitySchema.describe(`All findings whose code begins with \`${name.slice(0, -1)}\`.`),
  ]),
) as Record<ProblemGroup, typeof severitySchema>

const least = (lowest: number, initial: number, meaning: string) =>
  z.int().min(lowest).default(initial).describe(meaning)

/** The checks of `warraq check`; `docs/writing.md` describes them for writers. */
const contentChecks = group('Checks of the content of pages, which `warraq check` runs.', {
  codeBlocks: severity(
    'Code blocks that do not parse.',
    'code/unparsable',
    'code/no-language',
    'code/nocheck-without-reason',
  ),
  headings: severity(
    'Headings that skip a level, and pages with several titles.',
    'heading/skipped-level',
    'heading/second-title',
  ),
  imageAlternatives: severity('Images without a text alternative.', 'image/no-alternative'),
  spelling: severity('Words that are in no dictionary.', 'spelling/unknown-word'),
  spellingLanguage: z.enum(['en-US', 'en-GB']).default('en-US').describe('Dictionary to use.'),
  dictionary: localPath('File with the words of the project, one per line.'),
  substance: severity(
    'Pages with fewer words or headings than the minimum, except those that a plugin makes.',
    'page/too-thin',
  ),
  minWords: least(0, 150, 'Minimum number of words outside code.'),
  minHeadings: least(0, 1, 'Minimum number of headings.'),
  reachable: severity(
    'Pages that no chain of links reaches from the first page of their section.',
    'page/unreachable',
  ),
  datedFacts: severity('Unconfirmed facts without a date near them.', 'fact/undated'),
  stale: severity('Pages whose last check is too old.', 'checked/stale'),
  staleAfterDays: least(1, 180, 'Days after which a check counts as old.'),
})

const allowedHtmlSchema = z
  .string()
  .regex(
    /^(?:[a-z][a-z\d+.-]*:?|(?:[a-z][a-z\d-]*)?\[[a-z][\w:.-]*\])$/,
    'an element such as "iframe", an attribute such as "iframe[frameborder]", or a scheme such as "vscode:"',
  )
  .refine(
    (name) => {
      const [, attribute] = /\[(.+)\]$/.exec(name) ?? []
      if (attribute !== undefined) return canAllowAttribute(attribute)
      return name.endsWith(':') ? !RUNNING_SCHEMES.has(name.slice(0, -1)) : canAllowElement(name)
    },
    { message: 'an element, attribute or scheme that runs no code on the page' },
  )

export const checksSchema = z.strictObject({
  strict: on(
    '`false`: findings without which the site can be published only warn, as in a folder without a configuration.',
  ),
  brokenLinks: severity('Links to pages that do not exist.', 'link/unknown-page'),
  brokenMarkdownLinks: severity(
    'Links to Markdown files that do not exist.',
    'link/unknown-markdown-file',
    'link/empty',
  ),
  brokenImages: severity('Images that do not exist.', 'image/unknown-file'),
  brokenAnchors: severity('Links to headings that do not exist.', 'link/unknown-anchor'),
  duplicateRoutes: severity('Two pages with one route.', 'route/duplicate'),
  allowedHtml: listOf(
    allowedHtmlSchema,
    "Elements, attributes and schemes that content may use in addition to harmless ones: `['iframe', 'iframe[frameborder]', '[v-pre]', 'vscode:']`.",
  ),
  inlineTags: severity('Tags that are not in `tags.yml`, if that file exists.', 'tag/inline'),
  servedElsewhere: listOf(
    routeSchema,
    'Routes of the same host that something else serves, such as `/blog/`; links to them are not checked.',
  ),
  content: contentChecks,
  ...groupFields,
  ...codeFields,
})

export type ContentChecks = z.output<typeof contentChecks>
