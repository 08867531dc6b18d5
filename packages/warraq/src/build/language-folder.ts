/** Folder of a language in the output, with a slash at its end; empty for the default language. */
export function languageFolder({
  baseUrl,
  filesBaseUrl,
}: {
  readonly baseUrl: string
  readonly filesBaseUrl: string
}): string {
  return baseUrl.slice(filesBaseUrl.length)
}
