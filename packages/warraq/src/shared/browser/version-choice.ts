/** Attributes of a link that selects a version; `rememberVersions` stores the choice. */
export function choosesVersion(docsId: string, name: string) {
  return { 'data-docs-id': docsId, 'data-prefers': name } as const
}
