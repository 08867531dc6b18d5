import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer } from './run-in-threads.ts'

/** In a thread: answer every job until the thread is ended. */
export function answerJobs<Job, Result>(run: (job: Job) => Promise<Result>): void {
  const answer = (message: ThreadAnswer<Result>) => parentPort?.postMessage(message)
  parentPort?.on('message', async (job: Job) => {
    try {
      answer({ result: await run(job) })
    } catch (cause) {
      answer({ error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) })
    }
  })
}
