import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../system/listen.ts'
import { askLink } from './ask-link.ts'

let server: Server
let origin = ''
const asked: string[] = []

beforeAll(async () => {
  server = createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`)
    if (url === '/moved') response.writeHead(301, { Location: '/there' })
    else if (url === '/gone' || (url === '/get-only' && method === 'HEAD')) response.writeHead(404)
    response.end()
  })
  origin = `http://localhost:${await listen(server, 0)}`
})
afterAll(() => {
  server.close()
})

test.each([
  ['/there', 200],
  ['/moved', 200],
  ['/get-only', 200],
  ['/gone', 404],
])('%s answers with %i', async (path, status) => {
  expect(await askLink(origin + path)).toEqual({ status })
})

test('a page that is there is asked for without its content', () => {
  expect(asked.filter((request) => request.endsWith('/there'))).not.toContain('GET /there')
})

test('a server that does not answer is named by its failure', async () => {
  const port = await new Promise<number>((resolve) => {
    const free = createServer()
    void listen(free, 0).then((found) => free.close(() => resolve(found)))
  })
  expect(await askLink(`http://127.0.0.1:${port}/`)).toEqual({
    failure: expect.stringContaining('ECONNREFUSED'),
  })
})
