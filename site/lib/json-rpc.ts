import { readJson, writeJson } from './lossless-json.ts'
import { isReadOnly } from './read-only-methods.ts'
import { type Outcome, prettyJson, type TimedAnswer, timedAnswer } from './timed-answer.ts'

/**
 * Send one read-only JSON-RPC call.
 * @throws Error for a method that a page may not send; nothing is sent then.
 */
export async function callRpc(
  url: string,
  method: string,
  params: readonly unknown[],
): Promise<TimedAnswer> {
  if (!isReadOnly(method)) throw new Error(`${method} does more than read, so it is not sent`)
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  }
  return timedAnswer(url, request, readAnswer)
}

/** The result or the error object; any other answer is shown with its HTTP status. */
async function readAnswer(response: Response): Promise<Outcome> {
  const body = await response.text()
  const answer = parseObject(body)
  if (answer !== undefined && 'error' in answer && answer.error !== null)
    return { ok: false, text: writeJson(answer.error) }
  if (response.ok && answer !== undefined && 'result' in answer)
    return { ok: true, text: writeJson(answer.result) }
  return { ok: false, text: `HTTP status ${response.status}\n${prettyJson(body)}`.trim() }
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value = readJson(text)
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
