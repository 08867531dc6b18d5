import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../tests/free-port.ts'
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
  await once(server.listen(0, 'localhost'), 'listening')
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
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
  expect(await askLink(`http://127.0.0.1:${await freePort()}/`)).toEqual({
    failure: expect.stringContaining('ECONNREFUSED'),
  })
})
