import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { serverProvider } from './server-provider.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function start(answer: (response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    request.resume()
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  stops.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const provider = serverProvider({
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
  })
  let text = ''
  const controller = new AbortController()
  /** The end of an answer. */
  const ask = async () => {
    for await (const { event, data } of provider.ask('x', [], controller.signal)) {
      if (event === 'text') text += data.text
      if (event === 'restart') text = ''
      if (event === 'done') return data
    }
    return undefined
  }
  return { ask, provider, controller, text: () => text }
}

const stream = (text: string) => (response: ServerResponse) => {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.end(text)
}

test('malformed events are left out', async () => {
  const { ask, text } = await start(
    stream(
      'event: sources\ndata: {"a":1}\n\nevent: text\ndata: {"te\n\nevent: text\ndata: {"text":5}\n\nevent: text\ndata: {"text":"ok"}\n\nevent: done\ndata: {"id":"1","isCut":false}\n\n',
    ),
  )
  expect(await ask()).toEqual({ id: '1', isCut: false })
  expect(text()).toBe('ok')
})

test('a restart takes back the text before it', async () => {
  const { ask, text } = await start(
    stream(
      'event: text\ndata: {"text":"Hm."}\n\nevent: restart\ndata: {}\n\nevent: text\ndata: {"text":"So."}\n\nevent: done\ndata: {"id":"1","isCut":false}\n\n',
    ),
  )
  await ask()
  expect(text()).toBe('So.')
})

test('a stream without an end is reported after its text', async () => {
  const { ask, text } = await start(stream('event: text\ndata: {"text":"half"}\n\n'))
  await expect(ask()).rejects.toMatchObject({ code: 'model-broken' })
  expect(text()).toBe('half')
})

test('a broken connection is reported', async () => {
  const { ask } = await start((response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write('event: text\ndata: {"text":"half"}\n\n')
    setTimeout(() => response.destroy(), 50)
  })
  await expect(ask()).rejects.toMatchObject({ code: 'model-broken' })
})

test('errors keep the message of the server; error pages of other servers do not', async () => {
  const limited = await start((response) =>
    response.writeHead(429).end('{"code":"rate-limit","message":"Ask again in 5 seconds."}'),
  )
  await expect(limited.ask()).rejects.toMatchObject({
    code: 'rate-limit',
    message: 'Ask again in 5 seconds.',
  })
  const proxy = await start((response) => response.writeHead(502).end('<h1>Bad gateway</h1>'))
  await expect(proxy.ask()).rejects.toMatchObject({ code: 'model-failed' })
  await expect(proxy.provider.vote('1', 1)).rejects.toMatchObject({ code: 'model-failed' })
})

test('an unreachable server is reported, and an abort rejects with AbortError', async () => {
  const gone = serverProvider({ url: 'http://localhost:9' })
  await expect(gone.vote('1', 1)).rejects.toMatchObject({ code: 'network' })
  const { ask, controller } = await start(() => {})
  const asked = ask()
  controller.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})
