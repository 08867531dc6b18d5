import { fetchText } from '../shared/browser/fetch-text.ts'

/**
 * The JSON file at an address of the site.
 * @throws Error when it cannot be loaded or is not JSON.
 */
export async function fetchJson(href: string): Promise<unknown> {
  const text = await fetchText(href)
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${href} is not JSON.`)
  }
}
