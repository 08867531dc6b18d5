import type { SitePolicy } from '../shared/http-headers.ts'

/** File that marks a folder as output of a build, and holds its manifest. */
export const BUILD_MARKER = '.docs-build.json'

/** What a build says of itself in its output folder. */
export interface BuildManifest extends SitePolicy {
  /** Changes with every change of the output. */
  readonly buildId: string
  readonly baseUrl: string
  readonly pages: number
}
