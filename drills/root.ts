import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** Resolves packages; a bundle of the drills lies elsewhere, but in the same repository. */
export const require = createRequire(import.meta.url)

/** The folder of this repository, whichever folder the drills are started in. */
export const ROOT = dirname(dirname(require.resolve('haqq-docs-drills/package.json')))
