/** How long an endpoint may take, in milliseconds. */
const TIMEOUT_MS = 10_000

export interface RpcAnswer {
  /** Pretty-printed result, or the error as the endpoint or the browser gave it. */
  readonly text: string
  readonly ok: boolean
  readonly milliseconds: number
}

/** Send one JSON-RPC call; what goes wrong is told, never thrown. */
export async function callRpc(
  url: string,
  method: string,
  params: readonly unknown[],
): Promise<RpcAnswer> {
  const start = performance.now()
  const done = (ok: boolean, text: string): RpcAnswer => ({
    ok,
    text,
    milliseconds: Math.round(performance.now() - start),
  })
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok)
      return done(false, `The endpoint answered with HTTP status ${response.status}.`)
    const answer = (await response.json()) as { result?: unknown; error?: unknown }
    return answer.error === undefined
      ? done(true, JSON.stringify(answer.result, null, 2))
      : done(false, JSON.stringify(answer.error, null, 2))
  } catch (cause) {
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError'
    return done(
      false,
      isTimeout
        ? `No answer within ${TIMEOUT_MS / 1000} s.`
        : `The endpoint could not be reached: ${cause instanceof Error ? cause.message : String(cause)}`,
    )
  }
}

/** Methods that only read; all others are never sent. */
export function isReadOnly(method: string): boolean {
  return /^(?:eth_(?:get|call$|estimateGas$|chainId$|blockNumber$|gasPrice$|feeHistory$|maxPriorityFeePerGas$|syncing$|protocolVersion$|createAccessList$)|net_|web3_)/.test(
    method,
  )
}
