import { Parser } from 'htmlparser2'

/** An opening tag as its author wrote it. */
export interface AuthoredTag {
  readonly name: string
  /** Names and values of its attributes. */
  readonly attributes: readonly (readonly [name: string, value: string])[]
  /** Offset in the HTML. */
  readonly start: number
}

/** The opening tags of HTML, which may be a part of an element, in the spelling of their author. */
export function authoredTags(html: string): AuthoredTag[] {
  const tags: AuthoredTag[] = []
  let attributes: (readonly [string, string])[] = []
  let start = 0
  const parser: Parser = new Parser(
    {
      onopentagname() {
        start = parser.startIndex
        attributes = []
      },
      onattribute(name, value) {
        attributes.push([name, value])
      },
      onopentag(name) {
        tags.push({ name, attributes, start })
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false },
  )
  parser.end(html)
  return tags
}
