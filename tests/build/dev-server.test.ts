import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../free-port.ts'
import { copyFixture, readTree, runDocs } from './run-docs.ts'

const BIN = join(import.meta.dirname, '../../packages/warraq/bin/warraq.mjs')

let root = ''
let port = 0
let server: ChildProcess
let printed = ''

beforeAll(async () => {
  root = await copyFixture('good')
  await writeFile(
    join(root, 'docs.config.ts'),
    `export default {
      title: 'Fixture',
      url: 'https://docs.example.org',
      lastUpdated: { date: false },
      pagesDir: 'pages',
      sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
    }`,
  )
  await mkdir(join(root, 'pages'))
  await writeFile(join(root, 'pages/index.tsx'), homePage(thrown('thrown at the start')))
  await writeFile(
    join(root, 'content/secret.md'),
    '---\ndraft: true\n---\n\n# Secret\n\nNot yet.\n',
  )
  port = await freePort()
  server = await startServer(port)
  server.stderr?.on('data', (text) => {
    printed += text
  })
})
afterAll(() => {
  server.kill()
})

/** Starts a server for the site, and waits until it answers. */
async function startServer(PORT: number): Promise<ChildProcess> {
  const started = spawn(process.execPath, [BIN, 'dev', root], {
    env: { ...process.env, PORT: String(PORT), NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await new Promise((resolve) => started.stdout?.once('data', resolve))
  return started
}

const homePage = (jsx: string) => `export default function Home() { return ${jsx} }`
const thrown = (message: string) => `<p>{(() => { throw new Error("${message}") })()}</p>`

interface Answer {
  readonly status: number
  readonly text: string
}

/** Requests the path unchanged, which `fetch` would normalize. */
function get(path: string, host = `localhost:${port}`): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { Host: host } }, (response) => {
      let text = ''
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
      .on('error', reject)
      .end()
  })
}

const textOf = async (path: string) => (await get(path)).text
/** Reads the event stream until it contains a text. */
const isTold = async (text: string) => {
  await expect.poll(() => firstEvent(), { timeout: 20_000 }).toContain(text)
}

function firstEvent(): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path: '/__docs/events', headers: { Host: 'localhost' } },
      (response) =>
        response.once('data', (part) => {
          asked.destroy()
          resolve(String(part))
        }),
    )
    asked.on('error', reject).end()
  })
}

test('the server starts although a page throws, and shows the page once it is corrected', async () => {
  await isTold('thrown at the start')
  expect(await textOf('/docs/')).toContain('<h1')
  await writeFile(join(root, 'pages/index.tsx'), homePage('<p>Home.</p>'))
  await expect.poll(() => textOf('/'), { timeout: 20_000 }).toContain('Home.')
})

test('data is shown again when its file changes: of a page, and of a plugin in the configuration', async () => {
  await writeFile(join(root, 'flow.json'), '{ "flow": "slow" }')
  await writeFile(
    join(root, 'pages/index.tsx'),
    `import data from '../flow.json'\n${homePage('<p>The flow is {data.flow}.</p>')}`,
  )
  const config = join(root, 'docs.config.ts')
  const before = await readFile(config, 'utf8')
  const made =
    "{ name: 'made', pages: (sources) => [...sources, { ...sources[0], file: 'content/made.md', originalFile: 'content/made.md', relativePath: 'made.md', text: '# Made ' + data.flow }] }"
  await writeFile(
    config,
    `import data from './flow.json' with { type: 'json' }\n${before.replace('pagesDir:', `plugins: [${made}], pagesDir:`)}`,
  )
  const shown = async () => `${await textOf('/')}${await textOf('/docs/made/')}`
  await expect.poll(shown, { timeout: 20_000 }).toMatch(/slow[\s\S]*Made slow/)
  await writeFile(join(root, 'flow.json'), '{ "flow": "fast" }')
  await expect.poll(shown, { timeout: 20_000 }).toMatch(/fast[\s\S]*Made fast/)
  await writeFile(config, before)
  await expect.poll(() => textOf('/docs/made/'), { timeout: 20_000 }).not.toContain('Made')
})

test('pages show a partial anew when it is edited, and report it when it is gone', async () => {
  const partial = join(root, 'parts/_note.md')
  await mkdir(join(root, 'parts'))
  await writeFile(partial, 'The first text.\n')
  const page = join(root, 'content/other.md')
  const before = await readFile(page, 'utf8')
  await writeFile(page, `${before}\n::include{file="../parts/_note.md"}\n`)
  await expect.poll(() => textOf('/docs/other/'), { timeout: 20_000 }).toContain('The first text.')
  await writeFile(partial, 'The second text.\n')
  await expect.poll(() => textOf('/docs/other/'), { timeout: 20_000 }).toContain('The second text.')
  await rm(partial)
  await isTold('include/unusable-file')
  await writeFile(partial, 'The third text.\n')
  await expect.poll(() => textOf('/docs/other/'), { timeout: 20_000 }).toContain('The third text.')
  await writeFile(page, before)
  await expect.poll(() => firstEvent(), { timeout: 20_000 }).not.toContain('include/')
})

test('after a change of facts, components and configuration, all pages are as a new server shows them', async () => {
  const config = join(root, 'docs.config.ts')
  const before = await readFile(config, 'utf8')
  const files = ['index', 'other', 'group/one', 'group/two'].map((name) =>
    join(root, `content/${name}.md`),
  )
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  await mkdir(join(root, 'components'))
  await writeFile(join(root, 'facts.ts'), 'export const port = 1111')
  await writeFile(
    join(root, 'components/Port.tsx'),
    `import { port } from '../facts.ts'\nexport default () => <b>Port {port}</b>`,
  )
  await writeFile(
    config,
    `import { port } from './facts.ts'\n${before.replace('pagesDir:', "facts: { port }, componentsDir: 'components', pagesDir:")}`,
  )
  for (const [at, file] of files.entries())
    await writeFile(file, `${texts[at]}\n${at % 2 === 0 ? 'Port {{port}}' : '::port'}\n`)
  const routes = ['/docs/', '/docs/other/', '/docs/group/one/', '/docs/group/two/']
  const payloadsAt = (from: number) =>
    Promise.all(
      routes.map(async (route) =>
        (await fetch(`http://localhost:${from}${route}page.json`)).text(),
      ),
    )
  await expect.poll(() => textOf('/docs/other/'), { timeout: 20_000 }).toContain('1111')
  await writeFile(join(root, 'facts.ts'), 'export const port = 2222')
  await expect.poll(() => textOf('/docs/'), { timeout: 20_000 }).toContain('2222')
  // A page that is opened while the others are compiled is new, too.
  expect(await textOf('/docs/other/')).toContain('2222')
  await expect.poll(() => firstEvent(), { timeout: 20_000 }).not.toContain('rebuilding')
  const cold = await freePort()
  const other = await startServer(cold)
  const expected = await payloadsAt(cold)
  other.kill()
  expect(expected.join()).not.toContain('1111')
  expect(await payloadsAt(port)).toEqual(expected)
  for (const [at, file] of files.entries()) await writeFile(file, texts[at] ?? '')
  await writeFile(config, before)
  await expect.poll(() => textOf('/docs/'), { timeout: 20_000 }).not.toContain('2222')
})

test('only this machine can reach the server', async () => {
  expect((await get('/docs/')).status).toBe(200)
  const refused = await new Promise((resolve) => {
    connect(port, '127.0.0.2')
      .on('connect', () => resolve('connected'))
      .on('error', ({ code }: NodeJS.ErrnoException) => resolve(code))
  })
  expect(refused).toBe('ECONNREFUSED')
})

test('a foreign host name that resolves to this machine is refused, also for the event stream', async () => {
  for (const path of ['/docs/', '/docs/page.json', '/__docs/events']) {
    const answer = await get(path, `evil.example:${port}`)
    expect(answer.status).toBe(403)
    expect(answer.text).toContain('not to "evil.example:')
  }
})

test.each(['/%E0%A4%A', '/docs/%', '/docs/%zz/?a=1'])('%s is answered with 400', async (path) => {
  expect((await get(path)).status).toBe(400)
  expect((await get('/docs/')).status).toBe(200)
})

test('a draft is served by the development server and is not in a build', async () => {
  expect(await textOf('/docs/secret/')).toContain('Not yet.')
  const copy = await copyFixture('good')
  await cp(join(root, 'content'), join(copy, 'content'), { recursive: true })
  expect((await runDocs(['build', copy])).exitCode).toBe(0)
  for (const [path, content] of Object.entries(await readTree(join(copy, 'dist')))) {
    expect(path).not.toContain('secret')
    expect(Buffer.from(content, 'base64').toString('latin1')).not.toMatch(/Not yet.|Secret/)
  }
})

test('an error in the code of a page is reported, and the server keeps running', async () => {
  const file = join(root, 'pages/index.tsx')
  await writeFile(file, homePage(thrown('thrown on purpose')))
  await isTold('thrown on purpose')
  expect(await textOf('/docs/')).toContain('<h1')
  await writeFile(file, homePage('<p>Mended.</p>'))
  await expect.poll(() => textOf('/'), { timeout: 20_000 }).toContain('Mended.')
  expect(await firstEvent()).not.toContain('thrown on purpose')
  expect(server.exitCode).toBeNull()
  expect(printed).toContain('thrown on purpose')
})

test('a broken configuration is reported until it is corrected, also while pages are edited', async () => {
  const config = join(root, 'docs.config.ts')
  const page = join(root, 'content/other.md')
  const good = await readFile(config, 'utf8')
  await writeFile(config, good.replace("title: 'Fixture'", 'title: 1'))
  await isTold('config/invalid')
  await writeFile(page, `${await readFile(page, 'utf8')}\nWritten meanwhile.\n`)
  await expect.poll(() => textOf('/docs/other/'), { timeout: 20_000 }).toContain('meanwhile.')
  expect(await firstEvent()).toContain('config/invalid')
  await writeFile(config, good)
  await expect.poll(() => firstEvent(), { timeout: 20_000 }).not.toContain('config/invalid')
})

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test.each([
  ['content', 'other.md', '/docs/other/', 1200],
  ['content', 'other.md', '/docs/other/', 0],
  ['content/group', 'one.md', '/docs/group/one/', 1200],
  ['content/group', 'one.md', '/docs/group/one/', 0],
])('the folder %s that goes and comes back is watched again (%s, %s, after %i ms)', async (folder, name, address, pauseMs) => {
  const content = join(root, folder)
  const other = join(root, 'other-branch')
  // New folders, as switching a branch creates them.
  await promisify(execFile)('cp', ['-r', content, other])
  await rm(content, { recursive: true })
  await wait(pauseMs)
  await rename(other, content)
  await expect.poll(async () => (await get(address)).status, { timeout: 20_000 }).toBe(200)
  await wait(1000)
  const file = join(content, name)
  await writeFile(file, `${await readFile(file, 'utf8')}\nBack after ${pauseMs}.\n`)
  await expect.poll(() => textOf(address), { timeout: 20_000 }).toContain(`Back after ${pauseMs}.`)
})

/** Pages that cannot be parsed, with the reported position. */
const UNREADABLE: readonly (readonly [name: string, content: string | Buffer, place: string])[] = [
  ['circle.md', '---\ntitle: &a [*a]\n---\n', ':2  error  front-matter/not-yaml'],
  [
    'bomb.md',
    `---\n${['a0: &a0 [x]', ...Array.from({ length: 9 }, (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at}, `.repeat(10)}]`)].join('\n')}\n---\n`,
    ':2  error  front-matter/not-yaml',
  ],
  ['date.md', '---\nlast_update:\n  date: soon\n---\n', ':2  error  front-matter/wrong-type'],
  ['utf16.md', Buffer.from('\uFEFF# A', 'utf16le'), '  error  content/not-text'],
  ['bytes.md', Buffer.from([0x23, 0x20, 0x61, 0x0a, 0xff]), ':2  error  content/not-text'],
  ['nul.md', '# A\n\na\0b\n', ':3  error  content/not-text'],
  ['throws.mdx', '# A\n\n{undefined.x}\n', ':3  error  mdx/'],
  ['unknown.mdx', '# A\n\n<Nobody />\n', ':3  error  mdx/'],
  ['syntax.mdx', '# A\n\n<a\n', ':3  error  mdx/'],
  ['deep.md', `# A\n\n${'> '.repeat(2000)}a\n`, ':3  error  html/too-deep'],
]

test('unreadable files are reported by build and server, without a stack, and the server keeps running', async () => {
  const files = UNREADABLE.map(([name, content, place]) => ({
    name: `unreadable-${name}`,
    content,
    place: `content/unreadable-${name}${place}`,
  }))
  for (const { name, content } of files) await writeFile(join(root, 'content', name), content)
  await isTold('unreadable-deep.md')
  const told = await firstEvent()
  const run = await runDocs(['build', root])
  expect(run.exitCode).toBe(1)
  for (const { name, place } of files) {
    expect(run.stderr).toContain(place)
    expect(told).toContain(name)
  }
  for (const text of [run.stderr, run.stdout, printed]) {
    expect(text).not.toMatch(/^ +at /m)
    expect(text).not.toContain('bug in the engine')
  }
  expect((await get('/docs/')).status).toBe(200)
  for (const { name } of files) await rm(join(root, 'content', name))
  await expect.poll(() => firstEvent(), { timeout: 20_000 }).not.toContain('unreadable-')
})
