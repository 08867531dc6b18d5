import type { PagePayload } from '../shared/page-payload.ts'

/** Nobody answered, which says nothing about the page itself. */
export class UnreachableError extends Error {}

export type PayloadRequest = Pick<RequestInit, 'signal' | 'priority' | 'cache'>

/**
 * Fetch what one client navigation to `route` needs.
 * @throws UnreachableError without an answer, any other error when the answer is no payload
 */
export async function fetchPayload(route: string, request: PayloadRequest): Promise<PagePayload> {
  const href = `${route}page.json`
  const response = await fetch(href, request).catch((cause: unknown) => {
    throw new UnreachableError(href, { cause })
  })
  const type = response.headers.get('Content-Type')
  if (!response.ok || !type?.includes('json')) {
    throw new Error(`${href} has status ${response.status} and type ${type}`)
  }
  const payload: unknown = await response.json()
  if (!isPagePayload(payload)) throw new Error(`${href} holds no page`)
  return payload
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
