import { messageOf } from '../shared/text/message-of.ts'
import { type SiteQuestion, siteAnswers } from './site-questions.ts'
import type { WorkerAnswer } from './worker-thread.ts'

/** The thread that searches, so that a search never blocks typing. */
const answers = siteAnswers()

addEventListener('message', ({ data, ports: [port] }: MessageEvent<SiteQuestion>) => {
  const control = new AbortController()
  const send = (answer: WorkerAnswer) => port?.postMessage(answer)
  if (port !== undefined) port.onmessage = () => control.abort()
  answers(data, { signal: control.signal, onFirst: (first) => send({ first }) }).then(
    (answer) => send({ answer }),
    (cause: unknown) => send({ error: messageOf(cause) }),
  )
})
