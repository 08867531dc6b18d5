/**
 * Configuration as an author writes it in `docs.config.ts`. The published package has interfaces
 * with the descriptions of the schema in place of this file; `scripts/write-types.mjs` writes them.
 */
export type { DocsConfigInput } from './schema.ts'
