// Opens many connections at once to a built site on real servers, with the build's configurations.
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importTypeScript } from '../scripts/import-typescript.mjs'

const CONNECTIONS = 1000
const SECONDS = Number(process.env.LOAD_SECONDS ?? 60)

/** One row per server: answers, errors, and latencies. */
export async function measureLoad(dist) {
  const { nginx, caddy, preview } = await importTypeScript('tests/hosts/servers.ts')
  const { baseUrl } = JSON.parse(await readFile(join(dist, '.docs-build.json'), 'utf8'))
  const srv = await mkdtemp(join(tmpdir(), 'docs-load-'))
  const rows = []
  try {
    // The sample configurations expect the site here; without a base path the root is the folder
    // itself.
    if (baseUrl !== '/') await symlink(dist, join(srv, baseUrl.replace(/\/$/, '')))
    const site = { dist, srv: baseUrl === '/' ? dist : srv, baseUrl }
    const paths = await pathsOf(dist)
    for (const [server, start] of Object.entries({ preview, nginx, caddy })) {
      const host = await start(site)
      try {
        rows.push({ server, ...(await load(host.origin, paths)) })
      } finally {
        host.stop()
      }
    }
  } finally {
    await rm(srv, { recursive: true, force: true })
  }
  return rows
}

/** Every page of the sitemap with its payload. */
async function pathsOf(dist) {
  const xml = await readFile(join(dist, 'sitemap.xml'), 'utf8')
  const pages = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url).pathname)
  return pages.flatMap((path) => [path, `${path}page.json`])
}

async function load(origin, paths) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const end = performance.now() + SECONDS * 1000
  const times = []
  const errors = new Map()
  const readOn = async (_, at) => {
    for (let step = at; performance.now() < end; step++) {
      const start = performance.now()
      const error = await get(agent, new URL(paths[step % paths.length], origin))
      times.push(performance.now() - start)
      if (error !== undefined) errors.set(error, (errors.get(error) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, readOn))
  agent.destroy()
  times.sort((a, b) => a - b)
  const share = (part) => Math.round(times[Math.floor((times.length - 1) * part)] ?? 0)
  return {
    connections: CONNECTIONS,
    seconds: SECONDS,
    answers: times.length,
    errors: [...errors].map(([name, count]) => `${count} ${name}`).join(', ') || 0,
    'median ms': share(0.5),
    '99 % ms': share(0.99),
  }
}

/** The problem with an answer; `undefined` if it is fine. */
function get(agent, url) {
  return new Promise((resolve) => {
    request(url, { agent, headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      response.on('error', ({ code }) => resolve(code))
      response.on('end', () =>
        resolve(response.statusCode === 200 ? undefined : `status ${response.statusCode}`),
      )
      response.resume()
    })
      .on('error', ({ code, message }) => resolve(code ?? message))
      .end()
  })
}
