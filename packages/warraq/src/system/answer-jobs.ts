import { parentPort } from 'node:worker_threads'
import { UsageError } from '../shared/data/usage-error.ts'
import { messageOf } from '../shared/text/message-of.ts'
import type { ThreadAnswer } from './run-in-threads.ts'

/** In a thread: answer every batch of items until the thread is terminated. */
export function answerJobs<Item, Result>(run: (item: Item) => Result | Promise<Result>): void {
  const answer = (message: ThreadAnswer<Result>) => parentPort?.postMessage(message)
  parentPort?.on('message', async (batch: readonly Item[]) => {
    try {
      answer({ results: await Promise.all(batch.map(run)) })
    } catch (cause) {
      const isUsageError = cause instanceof UsageError
      const text = messageOf(cause)
      const stack = cause instanceof Error ? cause.stack : undefined
      answer({ error: isUsageError ? text : (stack ?? text), isUsageError })
    }
  })
}
