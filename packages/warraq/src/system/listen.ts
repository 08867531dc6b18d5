import { once } from 'node:events'
import type { Server } from 'node:http'
import { isIP } from 'node:net'
import { UsageError } from '../shared/data/usage-error.ts'

/** Loopback address, which only this machine can reach. */
export const LOOPBACK = '127.0.0.1'

/**
 * Listen on one address, or on all addresses of this machine if none is given.
 * @returns the port, also if 0 asked for any free one.
 * @throws UsageError when the address does not exist, or the port is in use or not permitted.
 */
export function listen(server: Server, port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const help = helpFor(cause.code, port, host)
      reject(help === undefined ? cause : new UsageError(help))
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

function helpFor(code: string | undefined, port: number, host: string | undefined) {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program.\nStop that program, or choose another port: PORT=${port + 1}`
    case 'EACCES':
      return `This account has no permission to listen on port ${port}.\nChoose a port above 1023: PORT=3000`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `"${host}" is not an address of this machine.\nUse --host 0.0.0.0 to listen on all addresses, or omit --host to listen on this machine only.`
    default:
      return undefined
  }
}

/** Wait until the process receives a signal to stop. */
export function stopSignal(): Promise<unknown> {
  return Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
}

/**
 * Wait until the output of the process has no reader any more: the other end of its pipe, or its
 * terminal, is closed.
 */
export function outputClosed(
  streams: readonly NodeJS.WritableStream[] = [process.stdout, process.stderr],
): Promise<void> {
  return new Promise((resolve) => {
    // The listeners stay, because each further text fails as well.
    for (const stream of streams) stream.on('error', () => resolve())
  })
}

/** Wait until the process is to stop, then close the server. */
export async function untilStopped(server: Server, stopped = stopSignal()): Promise<void> {
  await stopped
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}

/** URL of a server for people: `localhost` if it listens on loopback or on all addresses. */
export function serverUrl(host: string, port: number, scheme = 'http'): string {
  const isHere = host === LOOPBACK || host === '0.0.0.0' || host === '::'
  const name = isIP(host) === 6 ? `[${host}]` : host
  return `${scheme}://${isHere ? 'localhost' : name}:${port}`
}

/**
 * The port that the command line names, or the environment variable `PORT`; otherwise 3000.
 * @throws UsageError when it is not a port number.
 */
export function portOf(environment: NodeJS.ProcessEnv, named?: string): number {
  // A variable without a value counts as absent.
  const text = named ?? (environment.PORT || '3000')
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new UsageError(`The port is "${text}". It must be a number from 0 to 65535.`)
}
