import type { Finding } from 'warraq/plugin'
import { descriptionOf } from './description-text.ts'
import type { OpenApiDocument } from './openapi-document.ts'

/** The places of a document where a name in angle brackets became text. */
export function namesInDescriptions(document: OpenApiDocument): Finding[] {
  return [...textsOf(document, [])].flatMap(({ place, text }) =>
    descriptionOf(text).names.map((name) => ({
      code: 'openapi/angle-brackets',
      file: `OpenAPI document of ${document.info.title}`,
      found: `${name} at ${place}, shown as text`,
      expected: 'Markdown',
      fix: `write \`${name}\` in backticks, so that every tool shows it as text`,
      cause: 'names in angle brackets',
    })),
  )
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
