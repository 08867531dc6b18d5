import { parentPort } from 'node:worker_threads'
import { messageOf } from '../shared/message-of.ts'
import { UsageError } from '../shared/usage-error.ts'
import type { ThreadAnswer } from './run-in-threads.ts'

/** In a thread: answer every job until the thread is terminated. */
export function answerJobs<Job, Result>(run: (job: Job) => Promise<Result>): void {
  const answer = (message: ThreadAnswer<Result>) => parentPort?.postMessage(message)
  parentPort?.on('message', async (job: Job) => {
    try {
      answer({ result: await run(job) })
    } catch (cause) {
      const isUsageError = cause instanceof UsageError
      const text = messageOf(cause)
      const stack = cause instanceof Error ? cause.stack : undefined
      answer({ error: isUsageError ? text : (stack ?? text), isUsageError })
    }
  })
}
