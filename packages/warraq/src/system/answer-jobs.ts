import { parentPort } from 'node:worker_threads'
import { failureOf, type ThreadAnswer } from './thread-answer.ts'

/** In a thread: answer every batch of items until the thread is terminated. */
export function answerJobs<Item, Result>(run: (item: Item) => Result | Promise<Result>): void {
  const answer = (message: ThreadAnswer<Result>) => parentPort?.postMessage(message)
  parentPort?.on('message', async (batch: readonly Item[]) => {
    try {
      answer({ results: await Promise.all(batch.map(run)) })
    } catch (cause) {
      answer({ failure: failureOf(cause) })
    }
  })
}
