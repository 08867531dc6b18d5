import { canAllowAttribute, canAllowElement } from '@warraq/markup/allowable-html'
import { RUNNING_SCHEMES } from '@warraq/markup/url-scheme'
import { z } from 'zod'
import {
  ALL_CODES,
  ALL_GROUPS,
  PROBLEM_CODES,
  type ProblemCode,
  type ProblemGroup,
} from '../shared/data/problem-codes.ts'
import { group, listOf, on, routeSchema } from '../shared/data/schema-fields.ts'
import { NAMED_SETTINGS, type NamedSetting } from './named-settings.ts'

const severitySchema = z.enum(['ignore', 'log', 'warn', 'throw']).optional()

/** The severity of all findings of one kind; absent: their default. */
function severityOfCode(code: ProblemCode) {
  const { severity, lenient, meaning } = PROBLEM_CODES[code]
  const otherwise = severity === lenient ? '' : ` With \`strict: false\`: \`"${lenient}"\`.`
  return severitySchema.meta({ description: `${meaning}${otherwise}`, default: severity })
}

function severity(setting: NamedSetting, meaning: string) {
  const codes = NAMED_SETTINGS[setting]
  const names = codes.map((code) => `\`${code}\``).join(', ')
  const description = `${meaning} The same as ${names}.`
  return severitySchema.meta({ description, default: PROBLEM_CODES[codes[0]].severity })
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

/** The checks of `warraq check`; `docs/writing-reference.md` describes them for writers. */
const contentChecks = group('Checks of the content of pages, which `warraq check` runs.', {
  codeBlocks: severity('codeBlocks', 'Code blocks that do not parse.'),
  imageAlternatives: severity('imageAlternatives', 'Images without a text alternative.'),
  reachable: severity(
    'reachable',
    'Pages that no chain of links reaches from the first page of their section.',
  ),
  datedFacts: severity('datedFacts', 'Unconfirmed facts without a date near them.'),
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
  brokenLinks: severity('brokenLinks', 'Links to pages that do not exist.'),
  brokenMarkdownLinks: severity(
    'brokenMarkdownLinks',
    'Links to Markdown files that do not exist.',
  ),
  brokenImages: severity('brokenImages', 'Images that do not exist.'),
  brokenAnchors: severity('brokenAnchors', 'Links to headings that do not exist.'),
  duplicateRoutes: severity('duplicateRoutes', 'Two pages with one route.'),
  allowedHtml: listOf(
    allowedHtmlSchema,
    "Elements, attributes and schemes that content may use in addition to harmless ones: `['iframe', 'iframe[frameborder]', '[v-pre]', 'vscode:']`.",
  ),
  inlineTags: severity('inlineTags', 'Tags that are not in `tags.yml`, if that file exists.'),
  servedElsewhere: listOf(
    routeSchema,
    'Routes of the same host that something else serves, such as `/blog/`; links to them are not checked.',
  ),
  content: contentChecks,
  ...groupFields,
  ...codeFields,
})
