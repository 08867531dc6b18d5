import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyFixture, runDocs } from '../build/run-docs.ts'
import { EXPECTATIONS } from './expectations.ts'

const BIN = join(import.meta.dirname, '../../packages/warraq/bin/warraq.mjs')

beforeAll(() => {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/ensure-hosts.mjs')], {
    stdio: 'inherit',
  })
})

/** A small site, built and placed where the samples say, below a folder of its own. */
async function placedSite(
  baseUrl: string,
): Promise<{ readonly dist: string; readonly srv: string }> {
  const dir = await copyFixture('good')
  await mkdir(join(dir, 'content'), { recursive: true })
  await writeFile(
    join(dir, 'docs.config.ts'),
    `export default { title: 'Hosts', url: 'https://docs.example.org', baseUrl: ${JSON.stringify(baseUrl)}, lastUpdated: { date: false }, sections: [{ id: 'docs', path: 'pages', route: '/' }] }`,
  )
  await mkdir(join(dir, 'pages'))
  await writeFile(join(dir, 'pages/index.md'), '# Start\n\nSee [the guide](./guide.md).\n')
  await writeFile(join(dir, 'pages/guide.md'), '# Guide\n\nText.\n')
  const run = await runDocs(['build', dir])
  expect(run.stderr).toBe('')
  const srv = await mkdtemp(join(tmpdir(), 'docs-srv-'))
  await cp(join(dir, 'dist'), join(srv, baseUrl), { recursive: true })
  // Workers of nginx are another user.
  execFileSync('chmod', ['-R', 'a+rX', srv])
  return { dist: join(dir, 'dist'), srv }
}

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

async function nginx(srv: string, dist: string, port: number): Promise<ChildProcess> {
  const sample = await readFile(join(dist, 'nginx.conf.sample'), 'utf8')
  const work = await mkdtemp(join(tmpdir(), 'docs-nginx-'))
  const server = sample
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/srv/docs', srv)
  const file = join(work, 'nginx.conf')
  await writeFile(
    file,
    `pid ${work}/pid;\nerror_log ${work}/error.log;\nevents {}\nhttp {\n  include /etc/nginx/mime.types;\n  access_log off;\n${server}}\n`,
  )
  return spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'inherit' })
}

async function caddy(srv: string, dist: string, port: number): Promise<ChildProcess> {
  const sample = await readFile(join(dist, 'Caddyfile.sample'), 'utf8')
  const work = await mkdtemp(join(tmpdir(), 'docs-caddy-'))
  const file = join(work, 'Caddyfile')
  const site = sample
    .replace('\n:80 {', `\nhttp://127.0.0.1:${port} {`)
    .replaceAll('/srv/docs', srv)
  await writeFile(file, `{\n  admin off\n}\n${site}`)
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...process.env, HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
  })
}

async function preview(_srv: string, dist: string, port: number): Promise<ChildProcess> {
  return spawn(process.execPath, [BIN, 'preview', dist], {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port) },
  })
}

async function whenUp(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    try {
      await fetch(url, { redirect: 'manual' })
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error(`Nobody answers at ${url}.`)
}

describe.each([
  ['nginx', '/', nginx],
  ['nginx', '/x/docs/', nginx],
  ['Caddy', '/', caddy],
  ['Caddy', '/x/docs/', caddy],
  ['the preview', '/', preview],
  ['the preview', '/x/docs/', preview],
] as const)('%s at %s', (_name, baseUrl, start) => {
  let origin = ''
  let assets = ''
  let server: ChildProcess
  beforeAll(async () => {
    const { dist, srv } = await placedSite(baseUrl)
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    assets = join(dist, 'assets')
    server = await start(srv, dist, port)
    await whenUp(`${origin}${baseUrl}`)
  })
  afterAll(() => {
    server.kill()
  })

  test.each(EXPECTATIONS)('$asks -> $status', async ({ asks, status, ...rest }) => {
    const answer = await fetch(`${origin}${baseUrl}${asks}`, { redirect: 'manual' })
    expect([status].flat()).toContain(answer.status)
    if (rest.location !== undefined)
      expect(answer.headers.get('location')).toBe(`${baseUrl}${rest.location}`)
    if (rest.type !== undefined) expect(answer.headers.get('content-type')).toMatch(rest.type)
    if (rest.cache !== undefined)
      expect(answer.headers.get('cache-control') ?? '').toMatch(rest.cache)
    if (rest.body !== undefined) expect(await answer.text()).toMatch(rest.body)
  })

  test('documents carry the policy; files with a hash stay for ever and are not guessed at', async () => {
    const page = await fetch(`${origin}${baseUrl}`)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    const [script] = (await readdir(assets)).filter((name) => name.endsWith('.js'))
    const file = await fetch(`${origin}${baseUrl}assets/${script}`)
    expect(file.status).toBe(200)
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(file.headers.get('content-type')).toMatch(/^(?:text|application)\/javascript/)
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
  })
})
