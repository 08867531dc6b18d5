/** How another site answered for a link. */
export type LinkAnswer =
  | { readonly status: number }
  /** Why there was no answer, in the words of Node. */
  | { readonly failure: string }

const TIMEOUT_MS = 15_000

/** Ask whether a page of another site is there. */
export async function askLink(url: string): Promise<LinkAnswer> {
  try {
    const { status } = await request(url, 'HEAD')
    // Some servers answer only for what they send.
    return status < 400 ? { status } : { status: (await request(url, 'GET')).status }
  } catch (cause) {
    return { failure: failureOf(cause) }
  }
}

async function request(url: string, method: 'HEAD' | 'GET'): Promise<Response> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { Accept: 'text/html, */*', 'User-Agent': 'warraq (checks links)' },
  })
  await response.body?.cancel()
  return response
}

/** Node gives the reason as the cause of a failed fetch. */
function failureOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  if (cause.name === 'TimeoutError') return `no answer in ${TIMEOUT_MS / 1000} seconds`
  return cause.cause instanceof Error ? cause.cause.message : cause.message
}
