import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { serveByHeadersFile } from './headers-file-host.ts'

const BIN = join(import.meta.dirname, '../../packages/warraq/bin/warraq.mjs')
/** Path of the module from Debian's package. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export interface PlacedSite {
  /** Output folder of the build. */
  readonly dist: string
  /** Root folder of a server, which contains the site below its base path. */
  readonly srv: string
  readonly baseUrl: string
}

export interface Host {
  readonly origin: string
  readonly stop: () => void
}

export type StartHost = (site: PlacedSite) => Promise<Host>

/** Start nginx with the configuration from the build. */
export const nginx: StartHost = async ({ srv, dist, baseUrl }) => {
  const port = await freePort()
  const sample = await readFile(join(dist, 'nginx.conf.sample'), 'utf8')
  const work = temporaryFolder()
  const server = sample
    .replace('listen 80;', `listen 127.0.0.1:${port} backlog=2048;`)
    .replace('# brotli_static on;', 'brotli_static on;')
    .replaceAll('/srv/docs', srv)
  if (!existsSync(BROTLI_MODULE)) throw new Error('nginx has no module for Brotli.')
  const file = join(work, 'nginx.conf')
  await writeFile(
    file,
    `load_module ${BROTLI_MODULE};
pid ${work}/pid;
error_log ${work}/error.log;
worker_rlimit_nofile 8192;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  access_log off;
${server}}
`,
  )
  return up(spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'inherit' }), port, baseUrl)
}

/** Start Caddy with the configuration from the build. */
export const caddy: StartHost = async ({ srv, dist, baseUrl }) => {
  const port = await freePort()
  const sample = await readFile(join(dist, 'Caddyfile.sample'), 'utf8')
  const work = temporaryFolder()
  const file = join(work, 'Caddyfile')
  const site = sample
    .replace('\n:80 {', `\nhttp://127.0.0.1:${port} {`)
    .replaceAll('/srv/docs', srv)
  await writeFile(file, `{\n  admin off\n}\n${site}`)
  const server = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { ...process.env, HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
  })
  return up(server, port, baseUrl)
}

/** Start the engine's preview. */
export const preview: StartHost = async ({ dist, baseUrl }) => {
  const port = await freePort()
  const server = spawn(process.execPath, [BIN, 'preview', dist], {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
  })
  return up(server, port, baseUrl)
}

/** Start a static host that reads `_headers` and `_redirects`. */
export const headersFileHost: StartHost = async ({ srv, baseUrl }) => {
  const { port, close } = await serveByHeadersFile(srv, baseUrl)
  return { origin: `http://127.0.0.1:${port}`, stop: close }
}

async function up(server: ChildProcess, port: number, baseUrl: string): Promise<Host> {
  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 400; attempt++) {
    try {
      await fetch(`${origin}${baseUrl}`, { redirect: 'manual' })
      return { origin, stop: () => server.kill() }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error(`Nobody answers at ${origin}.`)
}
