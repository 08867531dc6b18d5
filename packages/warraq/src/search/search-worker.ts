import { messageOf } from '../shared/message-of.ts'
import type { SearchAnswer } from './search-provider.ts'
import { siteAnswers } from './site-questions.ts'
import type { WorkerAnswer, WorkerQuestion } from './worker-thread.ts'

/** The thread that searches, so that a search never blocks typing. */
const answers = siteAnswers()

addEventListener('message', ({ data, ports: [port] }: MessageEvent<WorkerQuestion>) => {
  const control = new AbortController()
  const send = (answer: WorkerAnswer) => port?.postMessage(answer)
  const onFirst = data.wantsFirst ? (first: SearchAnswer) => send({ first }) : undefined
  if (port !== undefined) port.onmessage = () => control.abort()
  answers(data.question, { signal: control.signal, onFirst }).then(
    (answer) => send({ answer }),
    (cause: unknown) => send({ error: messageOf(cause) }),
  )
})
