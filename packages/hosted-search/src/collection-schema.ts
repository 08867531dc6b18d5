const text = { type: 'string', optional: true }
const NAMES = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`)
/** Results are filtered or grouped by these. */
const FACETS = ['url', 'url_without_anchor', 'language', 'docusaurus_tag', 'version', 'type']

/** Schema of a collection with the records of `warraq search export`. */
export const COLLECTION_SCHEMA = {
  name: 'docs',
  enable_nested_fields: true,
  token_separators: ['_', '-', '.', '/'],
  default_sorting_field: 'item_priority',
  fields: [
    ...[...NAMES, 'content', 'anchor'].map((name) => ({ name, ...text })),
    { name: 'asked', type: 'string[]', optional: true },
    ...FACETS.map((name) => ({ name, type: 'string', facet: true })),
    { name: 'item_priority', type: 'int32' },
    { name: 'weight.pageRank', type: 'int32' },
    { name: 'weight.level', type: 'int32' },
    { name: 'weight.position', type: 'int32' },
  ],
}
