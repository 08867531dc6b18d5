import type { CspSources } from './csp.ts'

/** The sources of a site that loads its own files only. */
export const NO_SOURCES: CspSources = {
  scripts: [],
  styles: [],
  images: [],
  media: [],
  fonts: [],
  connect: [],
  frames: [],
  hasWebAssembly: false,
  trustedTypes: [],
}
