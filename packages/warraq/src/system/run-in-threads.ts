import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { errorOf, type ThreadAnswer } from './thread-answer.ts'

export interface ThreadOptions<Item> {
  /** Absolute path of the thread's script; it calls `answerJobs`. */
  readonly script: string
  readonly workerData?: unknown
  /** Upper limit in addition to the number of cores and of batches. */
  readonly maxThreads?: number
  /** Items are added to a batch until the sum of their sizes reaches this; 1 when absent. */
  readonly batchSize?: number
  /** Size of an item; 1 when absent. */
  readonly sizeOf?: (item: Item) => number
  /** Once aborted, items that no thread has taken are left, and results are discarded. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Distribute items over threads, one batch at a time each; `take` receives the results in any
 * order. Items are read only when a thread needs them.
 */
export async function runInThreads<Item, Result>(
  items: Iterable<Item>,
  {
    script,
    workerData,
    maxThreads = Number.POSITIVE_INFINITY,
    signal,
    ...size
  }: ThreadOptions<Item>,
  take: (item: Item, result: Result) => void = () => {},
): Promise<void> {
  const queue = batchesOf(items, size)
  const threads = Math.min(availableParallelism(), maxThreads)
  const runThread = async () => {
    let worker: Worker | undefined
    try {
      for (const batch of queue) {
        if (signal?.aborted) return
        worker ??= new Worker(script, { workerData })
        const results = await ask<Item, Result>(worker, batch)
        if (signal?.aborted) return
        batch.forEach((item, at) => void take(item, results[at] as Result))
      }
    } finally {
      await worker?.terminate()
    }
  }
  // Wait for all: a thread that is still writing would add files to a folder that is being removed.
  const ended = await Promise.allSettled(Array.from({ length: threads }, runThread))
  const failed = ended.find((end) => end.status === 'rejected')
  if (failed !== undefined) throw failed.reason
}

function* batchesOf<Item>(
  items: Iterable<Item>,
  { batchSize = 1, sizeOf = () => 1 }: Pick<ThreadOptions<Item>, 'batchSize' | 'sizeOf'>,
): Generator<readonly Item[]> {
  let batch: Item[] = []
  let size = 0
  for (const item of items) {
    batch.push(item)
    size += sizeOf(item)
    if (size < batchSize) continue
    yield batch
    batch = []
    size = 0
  }
  if (batch.length > 0) yield batch
}

async function ask<Item, Result>(
  worker: Worker,
  batch: readonly Item[],
): Promise<readonly Result[]> {
  const waiting = new AbortController()
  const { signal } = waiting
  const answering = once(worker, 'message', { signal })
  const ending = once(worker, 'exit', { signal }).then(() => {
    throw new Error(
      'A thread ended without an answer. Perhaps code of the site or of a plugin called process.exit().',
    )
  })
  worker.postMessage(batch)
  const [answer] = (await Promise.race([answering, ending]).finally(() => waiting.abort())) as [
    ThreadAnswer<Result>,
  ]
  if ('results' in answer) return answer.results
  throw errorOf(answer.failure)
}
