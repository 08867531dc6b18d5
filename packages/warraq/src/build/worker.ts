import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { compilePage, type PageBody } from '../content/compile-page.ts'
import { importSiteModules } from '../content/site-modules.ts'
import { answerJobs } from './answer-jobs.ts'
import type { CompileWorkerData } from './compile-pages.ts'

/** A thread that compiles pages, a batch a message. */
const { modules, root, ...settings } = workerData as CompileWorkerData
const context = importSiteModules(modules).then(({ components }) => ({
  ...settings,
  components,
  readFile: (file: string) => {
    try {
      return readFileSync(join(root, file), 'utf8')
    } catch {
      return undefined
    }
  },
}))

answerJobs(async (bodies: readonly PageBody[]) => {
  const ready = await context
  return Promise.all(bodies.map((body) => compilePage(body, ready)))
})
