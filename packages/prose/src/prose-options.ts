import { z } from 'zod'

const severity = z.enum(['ignore', 'warn', 'throw'])

const optionsSchema = z.strictObject({
  /** Links that lead nowhere on other sites, with `warraq check --external`. */
  externalLinks: severity.default('warn'),
  /** Headings that skip a level, and pages with several titles. */
  headings: severity.default('throw'),
  /** Words that are in no dictionary, on pages in English. */
  spelling: severity.default('ignore'),
  /** Dictionary to use. */
  spellingLanguage: z.enum(['en-US', 'en-GB']).default('en-US'),
  /** File with the words of the project, one per line, relative to the root of the site. */
  dictionary: z.string().min(1).optional(),
  /** Pages with fewer words or headings than the minimum, except those that a plugin makes. */
  substance: severity.default('ignore'),
  /** Minimum number of words outside code. */
  minWords: z.int().min(0).default(150),
  /** Minimum number of headings. */
  minHeadings: z.int().min(0).default(1),
  /** Pages whose last check is too old. */
  stale: severity.default('warn'),
  /** Days after which a check counts as old. */
  staleAfterDays: z.int().min(1).default(180),
})

/** What an author may write. */
export type ProseOptions = z.input<typeof optionsSchema>
/** The options with their defaults. */
export type ProseConfig = z.output<typeof optionsSchema>

/** @throws Error that names each option that is wrong */
export function proseConfig(options: ProseOptions): ProseConfig {
  const { data, error } = optionsSchema.safeParse(options)
  if (data !== undefined) return data
  throw new Error(`The options of prose are invalid.\n${z.prettifyError(error)}`)
}
