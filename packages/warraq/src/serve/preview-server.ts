import { createServer } from 'node:http'
import { readManifest } from '../output/read-manifest.ts'
import { LOOPBACK, listen, serverUrl } from '../system/listen.ts'
import { followBuild } from './follow-build.ts'

/**
 * Serve a built site as in production. The server listens on this machine only, unless `host` is
 * another address.
 * @throws UsageError when `dir` contains no build or the port is unavailable.
 */
export async function startPreview(dir: string, wantedPort: number, host: string = LOOPBACK) {
  const { baseUrl } = await readManifest(dir)
  const server = createServer(await followBuild(dir))
  const port = await listen(server, wantedPort, host)
  return { server, port, url: `${serverUrl(host, port)}${baseUrl}` }
}
