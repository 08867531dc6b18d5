import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { UsageError } from '../shared/usage-error.ts'

/** Message of a thread for each job. */
export type ThreadAnswer<Result> =
  | { readonly result: Result }
  | { readonly error: string; readonly isUsageError: boolean }

export interface ThreadOptions {
  /** Absolute path of the thread's script; it answers every message with one `ThreadAnswer`. */
  readonly script: string
  readonly workerData?: unknown
  /** Upper limit in addition to the number of cores and of jobs. */
  readonly maxThreads?: number
}

/** Distribute jobs over threads, one at a time each; `take` receives the results in any order. */
export async function runInThreads<Job, Result>(
  jobs: Iterable<Job>,
  { script, workerData, maxThreads = Number.POSITIVE_INFINITY }: ThreadOptions,
  take: (result: Result, at: number) => void = () => {},
): Promise<void> {
  const queue = numbered(jobs)
  const runThread = async () => {
    const worker = new Worker(script, { workerData })
    try {
      for (const [at, job] of queue) take(await ask<Job, Result>(worker, job), at)
    } finally {
      await worker.terminate()
    }
  }
  const most = Array.isArray(jobs) ? jobs.length : Number.POSITIVE_INFINITY
  const threads = Math.min(availableParallelism(), most, maxThreads)
  // Wait until all have ended: a thread that is still writing would add files to a folder that is
  // being removed.
  const ended = await Promise.allSettled(Array.from({ length: threads }, runThread))
  const failed = ended.find((end) => end.status === 'rejected')
  if (failed !== undefined) throw failed.reason
}

function* numbered<Job>(jobs: Iterable<Job>): Generator<readonly [at: number, job: Job]> {
  let at = 0
  for (const job of jobs) yield [at++, job]
}

function ask<Job, Result>(worker: Worker, job: Job): Promise<Result> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      worker.off('message', onMessage)
      worker.off('error', onError)
    }
    const onMessage = (answer: ThreadAnswer<Result>) => {
      settle()
      if ('error' in answer)
        reject(answer.isUsageError ? new UsageError(answer.error) : new Error(answer.error))
      else resolve(answer.result)
    }
    const onError = (cause: unknown) => {
      settle()
      reject(cause)
    }
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.postMessage(job)
  })
}
