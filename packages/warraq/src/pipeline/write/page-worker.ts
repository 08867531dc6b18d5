import { workerData } from 'node:worker_threads'
import { answerJobs } from '../../system/answer-jobs.ts'
import { importParts } from '../load/site-parts.ts'
import { type PageJob, type PageWorkerData, withParts, writePageFiles } from './page-files.ts'

/** A thread that renders and writes pages. */
const { target, partsSource } = workerData as PageWorkerData
const ready = importParts(partsSource).then(({ parts }) => withParts(target, parts))

answerJobs(async (job: PageJob) => writePageFiles(job, await ready))
