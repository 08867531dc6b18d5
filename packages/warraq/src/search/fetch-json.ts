import { fetchText } from '../shared/browser/fetch-text.ts'

/**
 * The JSON file at an address of the site.
 * @throws Error when it cannot be loaded or is not JSON.
 */
export async function fetchJson(href: string, init?: RequestInit): Promise<unknown> {
  const text = await fetchText(href, init)
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${href} is not JSON.`)
  }
}
