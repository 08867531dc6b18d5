import type { PagePayload } from '../shared/data/page-payload.ts'

/** The server could not be reached, with the message of the browser; the page itself may exist. */
export class UnreachableError extends Error {}

export type PayloadRequest = Pick<RequestInit, 'signal' | 'priority' | 'cache'>

/** Address of the payload of a route. */
export const payloadHref = (route: string): string => `${route}page.json`

export type FetchPayload = (route: string, request: PayloadRequest) => Promise<PagePayload>

/**
 * Fetch the payload for a client navigation to `route`.
 * @throws UnreachableError without an answer, any other error when the answer is not a payload
 */
export async function fetchPayload(route: string, request: PayloadRequest): Promise<PagePayload> {
  const href = payloadHref(route)
  const response = await fetch(href, request).catch((cause: unknown) => {
    throw new UnreachableError(cause instanceof Error ? cause.message : href, { cause })
  })
  const type = response.headers.get('Content-Type')
  if (!response.ok || !type?.includes('json')) {
    throw new Error(`${href} has status ${response.status} and type ${type}`)
  }
  const payload: unknown = await response.json()
  if (!isPagePayload(payload)) throw new Error(`${href} holds no page`)
  return payload
}

/** Distinguishes a payload from other JSON; the engine guarantees the rest. */
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
