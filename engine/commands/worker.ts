import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { compilePage, type PageBody } from '../content/compile-page.ts'
import { importSiteModules } from '../content/site-modules.ts'
import type { CompileWorkerData } from './compile-pages.ts'

/** A thread that compiles one page a message until it is ended. */
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

parentPort?.on('message', async (bodies: readonly PageBody[]) => {
  try {
    const ready = await context
    const results = await Promise.all(bodies.map((body) => compilePage(body, ready)))
    parentPort?.postMessage({ results })
  } catch (cause) {
    parentPort?.postMessage({
      error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
    })
  }
})
