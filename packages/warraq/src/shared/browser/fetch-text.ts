/**
 * The text of the file at an address.
 * @throws Error when it cannot be loaded.
 */
export async function fetchText(href: string): Promise<string> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} answered with HTTP status ${response.status}.`)
  return response.text()
}
