import type { SitePolicy } from '../shared/http-headers.ts'

/** File that marks a folder as output of a build and contains its manifest. */
export const BUILD_MARKER = '.docs-build.json'

/** Metadata that a build writes to its output folder. */
export interface BuildManifest extends SitePolicy {
  /** Changes with every change of the output. */
  readonly buildId: string
  readonly baseUrl: string
  readonly pages: number
}
