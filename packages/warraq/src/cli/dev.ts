import type { CommandOptions } from '../build/command-options.ts'
import { startDevServer } from '../serve/dev-server.ts'
import { untilStopped } from '../system/listen.ts'
import { printPlace, type ServerReport } from './report.ts'

/** `warraq dev`: start the development server, until the process receives a signal to stop. */
export async function dev(
  options: CommandOptions,
  wantedPort: number,
  { host, json }: ServerReport,
): Promise<number> {
  const { server, session, watching, url } = await startDevServer(options, wantedPort, host)
  if (json) printPlace('dev', url)
  else console.log(`Development server at ${url}`)
  session.report()
  // Code of the site that throws later, for example in a timer, must not end the server.
  const onUncaught = (cause: unknown) => session.fail(cause, '.')
  process.on('uncaughtException', onUncaught)
  await untilStopped(server)
  await watching.close()
  process.off('uncaughtException', onUncaught)
  return 0
}
