import * as parts from './theme-parts.ts'

/** Names of the parts that a site may replace. */
export const PART_NAMES: readonly string[] = Object.keys(parts)
