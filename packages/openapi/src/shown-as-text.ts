import type { Finding } from 'warraq/plugin'
import { descriptionOf } from './description-text.ts'
import type { OpenApiDocument } from './openapi-document.ts'

/** The places of a document where a name in angle brackets, or a link, became text. */
export function shownAsText(document: OpenApiDocument): Finding[] {
  const file = `OpenAPI document of ${document.info.title}`
  return [...textsOf(document, [])].flatMap(({ place, text }) => {
    const { names, addresses } = descriptionOf(text)
    return [
      ...names.map((name) => ({
        code: 'openapi/angle-brackets',
        file,
        found: `${name} at ${place}, shown as text`,
        expected: 'Markdown',
        fix: `write \`${name}\` in backticks, so that every tool shows it as text`,
        cause: 'names in angle brackets',
      })),
      ...addresses.map((address) => ({
        code: 'openapi/foreign-link',
        file,
        found: `a link to ${address} at ${place}, shown as text`,
        expected: 'an address that browsers open',
        fix: 'write the address of the page',
        cause: 'links of other tools',
      })),
    ]
  })
}

interface Text {
  /** `GET /pumps/{id} › responses › 200 › description` */
  readonly place: string
  readonly text: string
}

/** The texts of a value, each once, although a value may contain itself. */
function* textsOf(
  value: unknown,
  path: readonly string[],
  seen: Set<unknown> = new Set(),
): Iterable<Text> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'description' && typeof inner === 'string')
      yield { place: placeOf([...path, name]), text: inner }
    else if (!EXAMPLES.has(name)) yield* textsOf(inner, [...path, name], seen)
  }
}

/** What these hold is data. */
const EXAMPLES = new Set(['example', 'examples', 'default', 'enum'])

function placeOf([first = '', ...rest]: readonly string[]): string {
  if (first !== 'paths') return [first, ...rest].join(' › ')
  const [path = '', method = '', ...inner] = rest
  return [`${method.toUpperCase()} ${path}`, ...inner].join(' › ')
}
