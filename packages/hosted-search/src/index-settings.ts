const NAMES = [0, 1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`)

/**
 * Settings of an index with the records of `warraq search export`: a section is one result however many
 * of its records match, names count more than text, and a long question needs only some of its words.
 */
export const INDEX_SETTINGS = {
  searchableAttributes: [...NAMES, 'unordered(asked)', 'content'],
  unretrievableAttributes: ['asked'],
  attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'type'].map(
    (name) => `filterOnly(${name})`,
  ),
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  attributesToSnippet: ['content:15'],
  ignorePlurals: true,
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '_',
}
