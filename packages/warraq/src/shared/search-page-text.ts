/** Strings that only the search page shows, loaded with it. */
export const defaultSearchPageText = {
  searchTitle: 'Search the documentation',
  searchPagePlaceholder: 'Type your search here',
  searchResultsFor: 'Search results for "{query}"',
  oneDocumentFound: 'One document found',
  documentsFound: '{count} documents found',
  noDocumentsFound: 'No results were found',
  fetchingResults: 'Fetching new results...',
  searchedVersion: 'Version',
  searchedVersionOf: 'Version of {docs}',
} as const satisfies Record<string, string>
