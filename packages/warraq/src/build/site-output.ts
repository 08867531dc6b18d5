import type { OutputRecord } from '../cache/output-record.ts'
import type { AssembledSite } from './assemble.ts'
import type { ClientBundle } from './client-bundle.ts'
import type { CommandOptions } from './command-options.ts'
import type { OutputWriter } from './output-writer.ts'

/** Everything that is written, and where to. */
export interface SiteOutput {
  /** The site in every language, the default one first. */
  readonly sites: readonly AssembledSite[]
  readonly bundle: ClientBundle
  readonly output: OutputWriter
  /** What the former build wrote. */
  readonly record: OutputRecord
  readonly options: CommandOptions
}
