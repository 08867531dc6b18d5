import { startPreview } from '../serve/preview-server.ts'
import { untilStopped } from '../system/listen.ts'
import { printPlace, type ServerReport } from './report.ts'

/** `warraq preview`: serve a built site as in production, until a signal to stop. */
export async function preview(
  dir: string,
  wantedPort: number,
  { host, json }: ServerReport,
): Promise<number> {
  const { server, url } = await startPreview(dir, wantedPort, host)
  if (json) printPlace('preview', url)
  else console.log(`Serving ${dir} on ${url}`)
  await untilStopped(server)
  return 0
}
