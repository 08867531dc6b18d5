import { z } from 'zod'
import { localPathSchema } from './path-schemas.ts'

const severitySchema = z.enum(['ignore', 'log', 'warn', 'throw'])

const commandListSchema = z.strictObject({
  /** What the program is called on the command line. */
  program: z.string().min(1),
  /** Flags of the program itself, written like its help: "--node URL", "--output|-o FORMAT", "--help". */
  flags: z.array(z.string().startsWith('-')).default([]),
  /** By name; nested. Flags of a command hold for every command below it. */
  commands: z
    .record(
      z.string(),
      z.lazy(() => commandSchema),
    )
    .default({}),
})

const commandSchema: z.ZodType<CommandSpec, CommandSpec> = z.strictObject({
  aliases: z.array(z.string()).optional(),
  flags: z.array(z.string().startsWith('-')).optional(),
  commands: z
    .record(
      z.string(),
      z.lazy(() => commandSchema),
    )
    .optional(),
})

/** A command of a program that content may name. */
export interface CommandSpec {
  readonly aliases?: string[] | undefined
  readonly flags?: string[] | undefined
  readonly commands?: Record<string, CommandSpec> | undefined
}

/** What `warraq check` looks for in the pages themselves; `docs/writing.md` tells writers. */
const contentChecksSchema = z.strictObject({
  /** Code in fences parses. */
  codeBlocks: severitySchema.default('throw'),
  /** Commands and flags of the programs in `commandLists` exist. */
  commands: severitySchema.default('throw'),
  commandLists: z.array(commandListSchema).default([]),
  /** Checksums of EVM addresses, and of bech32 addresses with one of `addressPrefixes`. */
  addresses: severitySchema.default('throw'),
  addressPrefixes: z.array(z.string().regex(/^[a-z]+$/, 'lower-case letters')).default([]),
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

export type CommandList = z.output<typeof commandListSchema>
export type ContentChecks = z.output<typeof contentChecksSchema>
export type Severity = z.output<typeof severitySchema>
