import type { SitePolicy } from '../shared/data/http-headers.ts'
import type { TrailingSlash } from '../shared/text/route-path.ts'

/** Metadata that a build writes to its output folder. */
export interface BuildManifest extends SitePolicy {
  /** Changes with every change of the output. */
  readonly buildId: string
  readonly baseUrl: string
  /** Form of the addresses of pages; absent in builds of earlier versions. */
  readonly trailingSlash?: TrailingSlash
  readonly pages: number
  /** What readers say for pages and sections, by address; for records of a hosted index. */
  readonly asked?: Readonly<Record<string, readonly string[]>> | undefined
}
