import type { SearchAnswer } from './search-provider.ts'
import type { AskSite, SiteQuestion } from './site-questions.ts'

/** A question, or the end of one that is no longer needed. */
export type WorkerMessage =
  | { readonly id: number; readonly question: SiteQuestion; readonly wantsFirst: boolean }
  | { readonly id: number }

export type WorkerAnswer =
  | { readonly id: number; readonly answer: SearchAnswer }
  | { readonly id: number; readonly first: SearchAnswer }
  | { readonly id: number; readonly error: string }

/** The worker is unusable: its code failed to load, or it has ended. */
export class WorkerLostError extends Error {}

interface Waiting {
  readonly resolve: (answer: SearchAnswer) => void
  readonly reject: (cause: Error) => void
  readonly onFirst: ((answer: SearchAnswer) => void) | undefined
}

/** Send questions to a worker; every question fails with `WorkerLostError` once it is lost. */
export function workerThread(worker: Worker): AskSite {
  const waiting = new Map<number, Waiting>()
  let next = 0
  let isLost = false
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    const asked = waiting.get(data.id)
    if ('first' in data) {
      asked?.onFirst?.(data.first)
      return
    }
    waiting.delete(data.id)
    if ('answer' in data) asked?.resolve(data.answer)
    else asked?.reject(new Error(data.error))
  })
  const lose = () => {
    isLost = true
    worker.terminate()
    for (const { reject } of waiting.values()) reject(new WorkerLostError())
    waiting.clear()
  }
  worker.addEventListener('error', lose)
  worker.addEventListener('messageerror', lose)
  return (question, { signal, onFirst } = {}) =>
    new Promise((resolve, reject) => {
      if (isLost) {
        reject(new WorkerLostError())
        return
      }
      const id = next++
      waiting.set(id, { resolve, reject, onFirst })
      const send = (message: WorkerMessage) => worker.postMessage(message)
      send({ id, question, wantsFirst: onFirst !== undefined })
      signal?.addEventListener('abort', () => waiting.has(id) && send({ id }), { once: true })
    })
}
