/** Attributes of a link that is a choice of a version, which `rememberVersions` keeps. */
export function choosesVersion(docsId: string, name: string) {
  return { 'data-docs-id': docsId, 'data-prefers': name } as const
}
