import type { CommandOptions } from '../pipeline/command-options.ts'
import { type DevPlace, startDevServer } from '../serve/dev-server.ts'
import { outputClosed, stopSignal, untilStopped } from '../system/listen.ts'
import { printPlace, type ServerReport } from './report.ts'

/** `warraq dev`: start the development server, until the process receives a signal to stop. */
export async function dev(
  options: CommandOptions,
  wantedPort: number,
  { json, ...place }: ServerReport & Pick<DevPlace, 'https'>,
): Promise<number> {
  const closed = outputClosed()
  const started = await startDevServer(options, { port: wantedPort, ...place })
  const { server, session, stop, url } = started
  if (json) printPlace('dev', url)
  else console.log(`Development server at ${url}`)
  session.report()
  // Code of the site that throws later, for example in a timer, must not end the server.
  const onUncaught = (cause: unknown) => session.fail(cause, '.')
  process.on('uncaughtException', onUncaught)
  await untilStopped(server, Promise.race([stopSignal(), closed]))
  await stop()
  process.off('uncaughtException', onUncaught)
  return 0
}
