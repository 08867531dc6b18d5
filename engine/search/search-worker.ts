import { siteAnswers } from './site-questions.ts'
import type { WorkerAnswer, WorkerQuestion } from './worker-thread.ts'

/** The thread that searches, so that typing never waits for it. */
const answers = siteAnswers()

addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  const reply = (answer: WorkerAnswer) => postMessage(answer)
  answers(data.question).then(
    (answer) => reply({ id: data.id, answer }),
    (cause: unknown) =>
      reply({ id: data.id, error: cause instanceof Error ? cause.message : String(cause) }),
  )
})
