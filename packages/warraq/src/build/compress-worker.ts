import { workerData } from 'node:worker_threads'
import { answerJobs } from '../system/answer-jobs.ts'
import { type CompressJob, compressFiles } from './compress-files.ts'

/** A thread that compresses files below the folder `workerData`, one batch per message. */
answerJobs(async (jobs: readonly CompressJob[]) => compressFiles(workerData as string, jobs))
