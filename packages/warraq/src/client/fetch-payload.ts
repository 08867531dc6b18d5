import type { PagePayload, PayloadBeginning } from '../shared/page-payload.ts'
import { bodyLength, readBeginning } from '../shared/payload-text.ts'

/** Nobody answered, which says nothing about the page itself. */
export class UnreachableError extends Error {}

export type PayloadRequest = Pick<RequestInit, 'signal' | 'priority' | 'cache'>

/** Is told the beginning of a payload, perhaps more than once, each time with more of its body. */
export type OnBeginning = (beginning: PayloadBeginning) => void

/** Characters of a body that may fill a window; how many more are worth another look. */
const LEAST_BODY = 6000
const BODY_STEP = 3000

/**
 * Fetch what one client navigation to `route` needs; with `onBeginning` as it comes.
 * @throws UnreachableError without an answer, any other error when the answer is no payload
 */
export async function fetchPayload(
  route: string,
  request: PayloadRequest,
  onBeginning?: OnBeginning,
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
    onBeginning === undefined || response.body === null
      ? await response.json()
      : JSON.parse(await readInParts(response.body, onBeginning))
  if (!isPagePayload(payload)) throw new Error(`${href} holds no page`)
  return payload
}

/** All of a text; of a long one, its beginnings are told as they arrive. */
async function readInParts(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBeginning: OnBeginning,
): Promise<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let enough = LEAST_BODY
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    const length = bodyLength(text)
    // With the last character comes all of it.
    if (length < enough || text.endsWith('}')) continue
    enough = length + BODY_STEP
    const beginning = readBeginning(text)
    if (beginning !== undefined) onBeginning(beginning)
  }
}

/** Enough to tell a payload from JSON of another kind; the engine vouches for the rest. */
function isPagePayload(value: unknown): value is PagePayload {
  const payload = value as Partial<PagePayload> | null
  return (
    typeof payload?.html === 'string' &&
    !!payload.page &&
    Array.isArray(payload.shell?.navbar) &&
    Array.isArray(payload.styles) &&
    Array.isArray(payload.head)
  )
}
