import type { PagePayload, PayloadBeginning } from './page-payload.ts'

/** Before the body. A string of JSON holds no line feed, so that the first one is this. */
const BEFORE_HTML = ',\n"html":"'

/** A payload as JSON with its body on the second line, so that a reader need not wait for all of it. */
export function payloadText({ html, head, ...first }: PagePayload): string {
  const lines = [
    JSON.stringify(first).slice(0, -1),
    `"html":${JSON.stringify(html)}`,
    JSON.stringify({ head }).slice(1),
  ]
  return lines.join(',\n')
}

/** Characters of the body that the beginning of a payload's text holds. */
export function bodyLength(text: string): number {
  const start = text.indexOf(BEFORE_HTML)
  return start === -1 ? 0 : text.length - start - BEFORE_HTML.length
}

/**
 * What the beginning of a payload's text says, with the body as far as its last tag that is
 * complete; `undefined` when nothing of the body is there.
 * @throws SyntaxError when the text is not JSON
 */
export function readBeginning(text: string): PayloadBeginning | undefined {
  const end = text.indexOf(BEFORE_HTML)
  if (end === -1) return undefined
  const [body = ''] = text.slice(end + BEFORE_HTML.length).split('\n', 1)
  // No escape sequence of JSON has this character: none is cut.
  const cut = body.lastIndexOf('>') + 1
  if (cut === 0) return undefined
  return {
    ...(JSON.parse(`${text.slice(0, end)}}`) as Omit<PayloadBeginning, 'html'>),
    html: JSON.parse(`"${body.slice(0, cut)}"`) as string,
  }
}
