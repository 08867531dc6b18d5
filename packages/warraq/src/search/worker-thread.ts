import type { SearchAnswer } from '@warraq/search/search-provider'
import type { AskSite } from './site-questions.ts'

/** Messages of a worker on the port of a question; a message to it cancels the question. */
export type WorkerAnswer =
  | { readonly answer: SearchAnswer }
  | { readonly first: SearchAnswer }
  | { readonly error: string }

/** The worker is unusable: its code failed to load, or it has ended. */
export class WorkerLostError extends Error {}

/** Send questions to a worker; every question fails with `WorkerLostError` once it is lost. */
export function workerThread(worker: Worker): AskSite {
  const lost = new AbortController()
  const lose = (): void => {
    worker.terminate()
    lost.abort(new WorkerLostError())
  }
  worker.addEventListener('error', lose)
  worker.addEventListener('messageerror', lose)
  return async (question, { signal, onFirst } = {}) => {
    lost.signal.throwIfAborted()
    const { port1: port, port2 } = new MessageChannel()
    const ended = AbortSignal.any(signal === undefined ? [lost.signal] : [signal, lost.signal])
    const answer = new Promise<SearchAnswer>((resolve, reject) => {
      port.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
        if ('first' in data) onFirst?.(data.first)
        else if ('answer' in data) resolve(data.answer)
        else reject(new Error(data.error))
      }
      ended.onabort = () => {
        port.postMessage('end')
        reject(ended.reason)
      }
    })
    worker.postMessage(question, [port2])
    return answer.finally(() => {
      // With a listener the signal would live as long as the worker.
      ended.onabort = null
      port.close()
    })
  }
}
