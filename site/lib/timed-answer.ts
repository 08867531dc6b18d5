import { readJson, writeJson } from './lossless-json.ts'

/** Timeout of a request in milliseconds. */
const TIMEOUT_MS = 10_000

/** The answer of an endpoint, or the reason why there is none. */
export interface TimedAnswer {
  readonly ok: boolean
  /** The JSON of the answer, or the error from the endpoint or the browser. */
  readonly text: string
  readonly milliseconds: number
}

/** Outcome of a request that got an answer: `ok` and the text to show. */
export type Outcome = Pick<TimedAnswer, 'ok' | 'text'>

/** Send a request and read its answer; errors are part of the result and never thrown. */
export async function timedAnswer(
  url: string,
  request: RequestInit,
  read: (response: Response) => Promise<Outcome>,
): Promise<TimedAnswer> {
  const start = performance.now()
  const outcome = await ask(url, request, read)
  return { ...outcome, milliseconds: Math.round(performance.now() - start) }
}

async function ask(
  url: string,
  request: RequestInit,
  read: (response: Response) => Promise<Outcome>,
): Promise<Outcome> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS)
  try {
    return await read(await fetch(url, { ...request, signal: controller.signal }))
  } catch (cause) {
    const isTimeout = controller.signal.aborted
    const reason = cause instanceof Error ? cause.message : String(cause)
    return {
      ok: false,
      text: isTimeout
        ? `No answer within ${TIMEOUT_MS / 1000} s.`
        : `The endpoint could not be reached: ${reason}`,
    }
  } finally {
    clearTimeout(timer)
  }
}

/**
 * JSON on several lines, each number with all its digits; text that is not JSON stays unchanged.
 */
export function prettyJson(text: string): string {
  try {
    return writeJson(readJson(text))
  } catch {
    return text
  }
}
