import { writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import type * as Engine from '../../packages/warraq/src/index.ts'
import { copyFixture } from './run-docs.ts'

const ENGINE = pathToFileURL(join(import.meta.dirname, '../../packages/warraq/dist/index.mjs')).href
const { dev }: typeof Engine = await import(ENGINE)

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function siteWith(server: string): Promise<string> {
  const root = await copyFixture('good')
  await writeFile(
    join(root, 'docs.config.ts'),
    `export default {
      title: 'Fixture',
      url: 'https://docs.example.org',
      lastUpdated: { date: false },
      redirects: { '/': '/docs/' },
      sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
      vite: { server: ${server} },
    }`,
  )
  return root
}

async function devAt(root: string, https = false): Promise<string> {
  const server = await dev({ root, port: 0, https })
  closers.push(server.close)
  return server.url
}

/** A server that answers with the method and the address of each request. */
async function startApi(): Promise<string> {
  const api = createServer((asked, answer) => answer.end(`${asked.method} ${asked.url}`))
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  closers.push(async () => api.close())
  return `http://127.0.0.1:${(api.address() as AddressInfo).port}`
}

test('paths of the proxy are passed on, with every method, and the others are pages', async () => {
  const target = await startApi()
  const url = await devAt(
    await siteWith(`{ proxy: {
      '/api': { target: '${target}', rewrite: (path) => path.replace('/api', '/v1') },
      '^/data/\\\\d+': '${target}',
    } }`),
  )
  const textOf = async (path: string, method = 'GET') =>
    (await fetch(`${url.replace(/\/$/, '')}${path}`, { method })).text()
  expect(await textOf('/api/users?a=1', 'POST')).toBe('POST /v1/users?a=1')
  expect(await textOf('/data/12')).toBe('GET /data/12')
  expect(await textOf('/data/x')).toContain('<!doctype html>')
  expect(await textOf('/docs/')).toContain('<h1')
})

test('with --https the pages come over HTTPS, with a certificate made for this machine', async () => {
  const url = await devAt(await siteWith('{}'), true)
  expect(url).toMatch(/^https:\/\/localhost:\d+\/$/)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${url}docs/`, { rejectUnauthorized: false }, resolve).on('error', reject).end()
  })
  let text = ''
  for await (const part of answer) text += part
  expect(text).toContain('<h1')
})
