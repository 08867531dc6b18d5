/** What a build says of itself in its output folder. */
export interface BuildManifest {
  /** Changes with every change of the output. */
  readonly buildId: string
  readonly baseUrl: string
  /** Content-Security-Policy of the documents. */
  readonly csp: string
  readonly pages: number
}
