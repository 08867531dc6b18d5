/**
 * Imports for work in threads: `import { answerJobs, runInThreads } from 'warraq/threads'`. They are
 * separate from those of plugins, so that a thread starts fast.
 */
export { answerJobs } from './system/answer-jobs.ts'
export { runInThreads, type ThreadOptions } from './system/run-in-threads.ts'
