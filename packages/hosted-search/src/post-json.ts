/** Timeout of a hosted service in milliseconds. */
const TIMEOUT_MS = 5000

export interface JsonRequest {
  readonly url: string
  readonly body: unknown
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
}

/** The service answered with an error status. */
export class StatusError extends Error {
  readonly status: number

  constructor(host: string, status: number) {
    super(`${host} answered with HTTP status ${status}.`)
    this.status = status
  }
}

/**
 * Send JSON and read JSON. The request is sent as plain text, so that browsers need no preflight
 * request.
 * @throws StatusError, a network error, `TimeoutError`, or `AbortError` for the caller's signal.
 */
export async function postJson({
  url,
  body,
  signal,
  timeoutMs = TIMEOUT_MS,
}: JsonRequest): Promise<unknown> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify(body),
    credentials: 'omit',
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
  })
  if (!response.ok) throw new StatusError(new URL(url).host, response.status)
  return response.json()
}
