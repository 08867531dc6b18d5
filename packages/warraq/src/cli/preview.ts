import { createServer } from 'node:http'
import { readManifest } from '../output/read-manifest.ts'
import { followBuild } from '../serve/follow-build.ts'
import { LOOPBACK, listen, serverUrl, untilStopped } from '../system/listen.ts'

/**
 * Serve a built site as in production, until the process receives a signal to stop. The server
 * listens on this machine only, unless `host` is another address.
 * @throws UsageError when `dir` contains no build or the port is unavailable.
 */
export async function preview(
  dir: string,
  wantedPort: number,
  host: string = LOOPBACK,
): Promise<number> {
  const { baseUrl } = await readManifest(dir)
  const server = createServer(await followBuild(dir))
  const port = await listen(server, wantedPort, host)
  console.log(`Serving ${dir} on ${serverUrl(host, port)}${baseUrl}`)
  await untilStopped(server)
  return 0
}
