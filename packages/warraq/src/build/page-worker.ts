import { workerData } from 'node:worker_threads'
import { answerJobs } from '../system/answer-jobs.ts'
import { type PageJob, writePageFiles } from './page-files.ts'
import { openTarget, type ThreadTarget } from './thread-target.ts'

/** A thread that renders and writes pages, one batch per message. */
const target = openTarget(workerData as ThreadTarget)

answerJobs(async (jobs: readonly PageJob[]) => {
  const ready = await target
  return jobs.map((job) => writePageFiles(job, ready))
})
