/** Folder of a language in the output: empty for the default one, else with a slash at its end. */
export function languageFolder({
  baseUrl,
  filesBaseUrl,
}: {
  readonly baseUrl: string
  readonly filesBaseUrl: string
}): string {
  return baseUrl.slice(filesBaseUrl.length)
}
