import type { OutputRecord } from '../cache/output-record.ts'
import type { AssembledSite } from './assemble.ts'
import type { ClientBundle } from './client-bundle.ts'
import type { CommandOptions } from './command-options.ts'
import type { OutputWriter } from './output-writer.ts'

/** Sites to write and where to write them. */
export interface SiteOutput {
  /** The site in every language, the default one first. */
  readonly sites: readonly AssembledSite[]
  readonly bundle: ClientBundle
  readonly output: OutputWriter
  /** Record of the files that the previous build wrote. */
  readonly record: OutputRecord
  readonly options: CommandOptions
}
