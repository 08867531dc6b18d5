import type { SitePolicy } from '../shared/data/http-headers.ts'

/** Metadata that a build writes to its output folder. */
export interface BuildManifest extends SitePolicy {
  /** Changes with every change of the output. */
  readonly buildId: string
  readonly baseUrl: string
  readonly pages: number
}
