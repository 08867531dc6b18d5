import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { ASK_ALGOLIA_ORIGIN } from '../../packages/assistant/src/ask-origin.ts'
import { createAskApp } from '../../packages/assistant/src/server/ask-app.ts'
import { createAskListener } from '../../packages/assistant/src/server/ask-server.ts'
import { readAskSettings } from '../../packages/assistant/src/server/ask-settings.ts'
import { openBuiltSite } from '../../packages/warraq/src/built-site.ts'
import { NO_SOURCES } from '../../packages/warraq/src/theme/Document/csp.fixtures.ts'
import { contentSecurityPolicy } from '../../packages/warraq/src/theme/Document/csp.ts'
import { buildAskFixture } from './built-fixture.ts'
import { type FakeModel, startFakeModel } from './fake-model.ts'

export interface AskDemo {
  /** The page with the assistant of the ask server. */
  readonly pageUrl: string
  /** The page with the hosted assistant. */
  readonly hostedUrl: string
  readonly model: FakeModel
  readonly close: () => Promise<void>
}

/** A page with the assistant, an ask server and a fake model, each on its own port. */
export async function startAskDemo(): Promise<AskDemo> {
  const [files, docs, model] = await Promise.all([
    bundleDemo(),
    buildAskFixture().then(openBuiltSite),
    startFakeModel(),
  ])
  let csp = ''
  const pages = createServer((request, response) => {
    const name = (request.url ?? '/').split('?')[0]?.slice(1) || 'index.html'
    const file = files.get(name)
    const type = { html: 'text/html', js: 'text/javascript', css: 'text/css' }[
      name.split('.').at(-1) ?? ''
    ]
    response.setHeader('Content-Security-Policy', csp)
    response.writeHead(file === undefined ? 404 : 200, { 'Content-Type': type ?? 'text/plain' })
    response.end(file ?? 'Not found')
  })
  const pagesPort = await listening(pages)
  const settings = readAskSettings({
    ASK_MODEL_URL: model.baseUrl,
    ASK_MODEL: 'small',
    ASK_ORIGINS: `http://localhost:${pagesPort}`,
    ASK_QUESTIONS_PER_MINUTE: '1000',
    ASK_IDLE_TIMEOUT_SECONDS: '2',
  })
  const asks = createAskListener(createAskApp({ docs, settings, log: () => {} }), settings)
  const askUrl = `http://localhost:${await listening(asks)}`
  csp = contentSecurityPolicy(
    { ...NO_SOURCES, connect: [askUrl, ASK_ALGOLIA_ORIGIN] },
    { scripts: [], styles: [] },
  )
  return {
    pageUrl: `http://localhost:${pagesPort}/?server=${encodeURIComponent(askUrl)}`,
    hostedUrl: `http://localhost:${pagesPort}/`,
    model,
    close: async () => {
      await Promise.all([stopped(pages), stopped(asks), model.close()])
    },
  }
}

/** Files of the demo page, bundled like the client of a site. */
async function bundleDemo(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const { build } = await import('vite')
  const root = join(import.meta.dirname, 'demo')
  const result = await build({
    root,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    mode: 'production',
    resolve: {
      // As in the bundle of a site.
      alias: {
        'warraq/components': join(import.meta.dirname, '../../packages/warraq/src/components.ts'),
      },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      target: 'baseline-widely-available',
    },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  const files = new Map<string, string | Uint8Array>(
    output.map((item) => [item.fileName, item.type === 'chunk' ? item.code : item.source]),
  )
  if (!files.has('index.html')) files.set('index.html', await readFile(join(root, 'index.html')))
  return files
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, () => resolve((server.address() as AddressInfo).port)),
  )
}

function stopped(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
