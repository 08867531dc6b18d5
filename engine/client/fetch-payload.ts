import type { PagePayload } from '../shared/page-payload.ts'
import { readPayloadPart } from '../shared/payload-text.ts'

/** Nobody answered, which says nothing about the page itself. */
export class UnreachableError extends Error {}

export type PayloadRequest = Pick<RequestInit, 'signal' | 'priority' | 'cache'>

/** Is told the beginning of a payload, its body cut after a tag; perhaps more than once, each time with more of it. */
export type OnPart = (part: PagePayload) => void

/** Characters of the text of a payload that are worth a look at it, first and then again. */
const LEAST_PART = 16_000
const PART_STEP = 4000

/**
 * Fetch what one client navigation to `route` needs; with `onPart` as it comes.
 * @throws UnreachableError without an answer, any other error when the answer is no payload
 */
export async function fetchPayload(
  route: string,
  request: PayloadRequest,
  onPart?: OnPart,
): Promise<PagePayload> {
  const href = `${route}page.json`
  const response = await fetch(href, request).catch((cause: unknown) => {
    throw new UnreachableError(href, { cause })
  })
  const type = response.headers.get('Content-Type')
  if (!response.ok || !type?.includes('json')) {
    throw new Error(`${href} has status ${response.status} and type ${type}`)
  }
  const payload: unknown =
    onPart === undefined || response.body === null
      ? await response.json()
      : JSON.parse(await readInParts(response.body, onPart))
  if (!isPagePayload(payload)) throw new Error(`${href} holds no page`)
  return payload
}

/** All of a text; of a long one, its beginnings are told as they arrive. */
async function readInParts(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onPart: OnPart,
): Promise<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let enough = LEAST_PART
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length < enough) continue
    enough = text.length + PART_STEP
    const part = readPayloadPart(text)
    if (part !== undefined) onPart(part)
  }
}

/** Enough to tell a payload from JSON of another kind; the engine vouches for the rest. */
function isPagePayload(value: unknown): value is PagePayload {
  const payload = value as Partial<PagePayload> | null
  return (
    typeof payload?.html === 'string' &&
    !!payload.page &&
    !!payload.shell &&
    Array.isArray(payload.head)
  )
}
