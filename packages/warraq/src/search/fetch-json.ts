/**
 * The JSON file at an address of the site.
 * @throws Error when it cannot be loaded or is not JSON.
 */
export async function fetchJson(href: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(href, init)
  if (!response.ok) throw new Error(`${href} answered with HTTP status ${response.status}.`)
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${href} is not JSON.`)
  }
}
