import { readJson, writeJson } from './lossless-json.ts'

/** How long an endpoint may take, in milliseconds. */
const TIMEOUT_MS = 10_000

/** What an endpoint said, or why it said nothing. */
export interface TimedAnswer {
  readonly ok: boolean
  /** The JSON of the answer, or the error as the endpoint or the browser gave it. */
  readonly text: string
  readonly milliseconds: number
}

/** Outcome of a request that was answered: `ok` and the text to show. */
export type Outcome = Pick<TimedAnswer, 'ok' | 'text'>

/** Send a request and read its answer; what goes wrong is told, never thrown. */
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
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    return await read(await fetch(url, { ...request, signal }))
  } catch (cause) {
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError'
    const reason = cause instanceof Error ? cause.message : String(cause)
    return {
      ok: false,
      text: isTimeout
        ? `No answer within ${TIMEOUT_MS / 1000} s.`
        : `The endpoint could not be reached: ${reason}`,
    }
  }
}

/** JSON on several lines, each number with all its digits; text that is none stays as it is. */
export function prettyJson(text: string): string {
  try {
    return writeJson(readJson(text))
  } catch {
    return text
  }
}
