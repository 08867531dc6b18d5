import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DevMessage } from '../shared/data/dev-message.ts'
import { listen } from '../system/listen.ts'
import { createDevEvents } from './dev-events.ts'

let events: ReturnType<typeof createDevEvents>
let server: Server
let origin: string

beforeEach(async () => {
  events = createDevEvents()
  server = createServer((request, response) => {
    if (request.url?.startsWith('/events')) events.open(request, response, [])
    else {
      events.stamp(response)
      response.end()
    }
  })
  origin = `http://localhost:${await listen(server, 0)}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Opens a page like a browser: the document, then the stream of what happened since. */
async function openPage() {
  const { headers } = await fetch(`${origin}/page/`)
  const generation = /desc="([\w-]+)"/.exec(headers.get('server-timing') ?? '')?.[1]
  return { connect: () => connect(`/events?since=${generation}`) }
}

/** The messages of a stream so far. */
async function connect(path: string): Promise<DevMessage[]> {
  const { body } = await fetch(origin + path)
  const told: DevMessage[] = []
  let text = ''
  void (async () => {
    for await (const part of body ?? []) {
      text += Buffer.from(part).toString()
      const lines = text.split('\n\n')
      text = lines.pop() ?? ''
      for (const line of lines) told.push(JSON.parse(line.replace('data: ', '')))
    }
  })().catch(() => {})
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(0))
  return told
}

const PROBLEMS = { type: 'problems', problems: [] }

test('an open page is told what happens, after the problems of the site', async () => {
  const told = await connect('/events')
  events.tellPages(['/a/', '/b/'])
  events.tellFrame()
  await vi.waitFor(() => expect(told).toHaveLength(4))
  expect(told).toEqual([
    PROBLEMS,
    { type: 'page', href: '/a/' },
    { type: 'page', href: '/b/' },
    { type: 'reload' },
  ])
})

test('a page learns which changes came between its document and its stream', async () => {
  events.tellPages(['/before/'])
  const page = await openPage()
  events.tellPages(['/a/'])
  events.tellPages(['/b/', '/a/'])
  const told = await page.connect()
  await vi.waitFor(() => expect(told).toHaveLength(3))
  expect(told[0]).toEqual(PROBLEMS)
  expect(told.slice(1)).toEqual(
    expect.arrayContaining([
      { type: 'page', href: '/a/' },
      { type: 'page', href: '/b/' },
    ]),
  )
})

test('a page that missed a change of the frame only reloads', async () => {
  const page = await openPage()
  events.tellFrame()
  events.tellPages(['/a/'])
  const told = await page.connect()
  await vi.waitFor(() => expect(told).toEqual([PROBLEMS, { type: 'reload' }]))
})

test('a page that missed nothing, or does not know, is told only the problems', async () => {
  events.tellFrame()
  const page = await openPage()
  const streams = [await page.connect(), await connect('/events'), await connect('/events?since=')]
  events.tellPages(['/later/'])
  for (const told of streams)
    await vi.waitFor(() => expect(told).toEqual([PROBLEMS, { type: 'page', href: '/later/' }]))
})

test('a page of an earlier server reloads, even if that server had made more changes', async () => {
  events.tellPages(['/a/'])
  const page = await openPage()
  events = createDevEvents()
  const told = await page.connect()
  await vi.waitFor(() => expect(told).toEqual([PROBLEMS, { type: 'reload' }]))
})

test('a page is told that styles changed since it was loaded, and a new page is not', async () => {
  const former = await openPage()
  events.tellStyles()
  events.tellPages(['/a/'])
  const told = await former.connect()
  await vi.waitFor(() => expect(told).toHaveLength(3))
  expect(told).toEqual([PROBLEMS, { type: 'styles' }, { type: 'page', href: '/a/' }])
  expect(await (await openPage()).connect()).toEqual([PROBLEMS])
})
