/** Search by a service in place of the index that the build makes. */
export { type AlgoliaOptions, algolia } from './algolia.ts'
export type { HostedOptions } from './hosted-plugin.ts'
export { type TypesenseOptions, typesense } from './typesense.ts'
