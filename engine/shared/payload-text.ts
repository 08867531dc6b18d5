import type { PagePayload } from './page-payload.ts'

/** Before the body. A string of JSON holds no line feed, so that the first one is this. */
const BEFORE_HTML = ',\n"html":"'

/** A payload as JSON whose second line is the body, so that a reader need not wait for all of it. */
export function payloadText({ html, ...rest }: PagePayload): string {
  return `${JSON.stringify(rest).slice(0, -1)},\n"html":${JSON.stringify(html)}}`
}

/**
 * What the beginning of a payload's text says: all but the body, and the body as far as its last
 * tag that is complete; `undefined` when nothing of the body is there.
 * @throws SyntaxError when the text is not JSON
 */
export function readPayloadPart(text: string): PagePayload | undefined {
  const end = text.indexOf(BEFORE_HTML)
  const start = end + BEFORE_HTML.length
  // No escape sequence of JSON has this character: none is cut.
  const cut = text.lastIndexOf('>') + 1
  if (end === -1 || cut <= start) return undefined
  return {
    ...(JSON.parse(`${text.slice(0, end)}}`) as Omit<PagePayload, 'html'>),
    html: JSON.parse(`"${text.slice(start, cut)}"`) as string,
  }
}
