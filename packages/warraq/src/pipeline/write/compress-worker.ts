import { workerData } from 'node:worker_threads'
import { answerJobs } from '../../system/answer-jobs.ts'
import { compressFile, type OutputFolders } from './compress-file.ts'

/** A thread that compresses files of the new output. */
answerJobs((path: string) => compressFile(path, workerData as OutputFolders))
