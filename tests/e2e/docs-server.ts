import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { keepBundles, takeBundles } from '../build/bundle-pool.ts'

const BIN = join(import.meta.dirname, '../../packages/warraq/bin/warraq.mjs')

export interface DocsServer {
  readonly url: string
  /** Stop the server and free its port. */
  readonly close: () => Promise<void>
}

/** Build the site in a folder; returns the folder of the output, `dist` by default. */
export async function buildSite(root: string, out = join(root, 'dist')): Promise<string> {
  await takeBundles(root)
  await promisify(execFile)(process.execPath, [BIN, 'build', root, '--out', out], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  await keepBundles(root)
  return out
}

/** Serve a built folder as in production, on any free port unless one is given. */
export function startPreview(dist: string, port = 0): Promise<DocsServer> {
  return start(['preview', dist], port, 'production')
}

/** Start the development server, on any free port. */
export function startDev(root: string): Promise<DocsServer> {
  return start(['dev', root], 0, 'development')
}

async function start(args: readonly string[], port: number, mode: string): Promise<DocsServer> {
  const server = spawn(process.execPath, [BIN, ...args], {
    env: { ...process.env, PORT: String(port), NODE_ENV: mode },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await firstAddress(server)
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  return {
    url,
    close: async () => {
      server.kill()
      await ended
    },
  }
}

/** The origin that the server prints once it listens. */
function firstAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    server.stdout?.on('data', (chunk) => {
      text += chunk
      const [origin] = /https?:\/\/localhost:\d+/.exec(text) ?? []
      if (origin !== undefined) resolve(origin)
    })
    server.once('exit', (code) => reject(new Error(`The server ended with code ${code}.`)))
  })
}
