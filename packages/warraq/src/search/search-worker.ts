import type { SearchAnswer } from './search-provider.ts'
import { siteAnswers } from './site-questions.ts'
import type { WorkerAnswer, WorkerMessage } from './worker-thread.ts'

/** The thread that searches, so that a search never blocks typing. */
const answers = siteAnswers()
/** Abort controllers of the running questions. */
const running = new Map<number, AbortController>()

addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
  const { id } = data
  if (!('question' in data)) {
    running.get(id)?.abort()
    return
  }
  const control = new AbortController()
  running.set(id, control)
  const reply = (answer: WorkerAnswer) => {
    running.delete(id)
    postMessage(answer)
  }
  const tellFirst = (first: SearchAnswer) => postMessage({ id, first } satisfies WorkerAnswer)
  const onFirst = data.wantsFirst ? tellFirst : undefined
  answers(data.question, { signal: control.signal, onFirst }).then(
    (answer) => reply({ id, answer }),
    (cause: unknown) =>
      reply({ id, error: cause instanceof Error ? cause.message : String(cause) }),
  )
})
