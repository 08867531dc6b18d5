/** Output folder of a language, with a final slash; empty for the default language. */
export function languageFolder({
  baseUrl,
  filesBaseUrl,
}: {
  readonly baseUrl: string
  readonly filesBaseUrl: string
}): string {
  return baseUrl.slice(filesBaseUrl.length)
}
