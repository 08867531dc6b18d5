import { workerData } from 'node:worker_threads'
import { answerJobs } from './answer-jobs.ts'
import { type PageJob, type PageTarget, writePageFiles } from './page-files.ts'

/** A thread that renders and writes pages, a batch a message. */
const target = workerData as PageTarget

answerJobs(async (jobs: readonly PageJob[]) => jobs.map((job) => writePageFiles(job, target)))
