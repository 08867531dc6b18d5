import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UsageError } from '../config/usage-error.ts'
import type { BuildManifest } from '../emit/build-manifest.ts'
import { BUILD_MARKER } from '../emit/output-writer.ts'
import { listen, portOf } from './listen.ts'
import { createStaticServer } from './static-server.ts'

/**
 * Serve a built site as production does, until the process is told to stop.
 * @throws UsageError when `dir` holds no build or the port cannot be used.
 */
export async function preview(dir: string, environment: NodeJS.ProcessEnv): Promise<number> {
  const { baseUrl, csp } = await readManifest(dir)
  const server = await createStaticServer({ dir, baseUrl, csp })
  const port = await listen(server, portOf(environment))
  console.log(`Serving ${dir} on http://localhost:${port}${baseUrl}`)
  await new Promise<void>((resolve) => {
    const stop = () => {
      server.close(() => resolve())
      server.closeAllConnections()
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  })
  return 0
}

async function readManifest(dir: string): Promise<BuildManifest> {
  try {
    return JSON.parse(await readFile(join(dir, BUILD_MARKER), 'utf8')) as BuildManifest
  } catch {
    throw new UsageError(`There is no built site in "${dir}". Build it first: docs build`)
  }
}
