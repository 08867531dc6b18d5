import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Behaviours of the fake model; a question selects one by its name. */
export type ModelScene =
  | 'plain'
  | 'thought'
  | 'slow'
  | 'steady'
  | 'silent'
  | 'broken'
  | 'garbage'
  | 'half-garbage'
  | 'error-chunk'
  | 'empty'
  | 'endless'
  | 'length'
  | 'html'
  | 'status-429'
  | 'status-500'

export interface FakeModel {
  /** Address up to and including `/v1`. */
  readonly baseUrl: string
  /** Bodies of all requests, in order. */
  readonly requests: readonly ChatBody[]
  /** Values of the `Authorization` header of all requests. */
  readonly authorizations: readonly (string | undefined)[]
  /** Number of connections that the other side closed early. */
  readonly aborted: () => number
  readonly close: () => Promise<void>
}

export interface ChatBody {
  readonly model: string
  readonly stream: boolean
  readonly max_tokens: number
  readonly messages: readonly { readonly role: string; readonly content: string }[]
}

/** The answer of `plain`. */
export const PLAIN_ANSWER =
  'Run `install` first. See [Install](/guide/install/#linux).\n\n```sh\ntool install\n```\n\nThen [start it](https://evil.example/?q=1).'

/**
 * A server with the chat-completions interface; `scene:<name>` in the last message selects its
 * behaviour.
 */
export async function startFakeModel(port = 0): Promise<FakeModel> {
  const requests: ChatBody[] = []
  const authorizations: (string | undefined)[] = []
  let aborted = 0
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) aborted++
    })
    void readJson(request).then((body) => {
      requests.push(body)
      authorizations.push(request.headers.authorization)
      const question = body.messages.at(-1)?.content ?? ''
      const [, scene = 'plain'] =
        /scene:([\w-]+)/.exec(question.split('Question of the reader:').at(-1) ?? '') ?? []
      return play(scene as ModelScene, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return {
    baseUrl: `http://localhost:${(server.address() as AddressInfo).port}/v1`,
    requests,
    authorizations,
    aborted: () => aborted,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function play(scene: ModelScene, response: ServerResponse): Promise<void> {
  const chunk = (choice: object) =>
    response.write(`data: ${JSON.stringify({ choices: [choice] })}\n\n`)
  const text = (content: string) => chunk({ index: 0, delta: { content }, finish_reason: null })
  const end = (reason = 'stop') => {
    chunk({ index: 0, delta: {}, finish_reason: reason })
    response.end('data: [DONE]\n\n')
  }
  if (scene.startsWith('status-')) {
    response.writeHead(Number(scene.slice(7)), { 'Content-Type': 'application/json' })
    response.end('{"error":{"message":"internal detail of the model server"}}')
    return
  }
  if (scene === 'html') {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Proxy login</h1>')
    return
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.flushHeaders()
  switch (scene) {
    case 'slow':
      for (const word of PLAIN_ANSWER.split(/(?<= )/)) {
        text(word)
        await pause(100)
      }
      return end()
    case 'steady':
      while (!response.destroyed) {
        text('Run ')
        await pause(100)
      }
      return
    case 'silent':
      return
    case 'broken':
      text('The first half')
      await pause(50)
      response.destroy()
      return
    case 'garbage':
      response.write('data: {"choi\n\ndata: 17\n\n<p>no field</p>\n\n')
      return void response.end('data: [DONE]\n\n')
    case 'half-garbage':
      text('Good ')
      response.write('data: not json\n\ndata: {"choices":"none"}\n\n: comment\n\n')
      text('answer.')
      return end()
    case 'error-chunk':
      text('Begun')
      return void response.end('data: {"error":{"message":"out of memory"}}\n\n')
    case 'empty':
      return end()
    case 'thought':
      for (const piece of ['Let me ', 'think. ', '</thi', 'nk>', '\n\nThe ', 'answer.']) text(piece)
      return end()
    case 'length':
      text('Cut')
      return end('length')
    case 'endless':
      while (!response.destroyed) {
        text('word '.repeat(100))
        await pause(1)
      }
      return
    default:
      for (const piece of PLAIN_ANSWER.match(/[\s\S]{1,7}/g) ?? []) text(piece)
      return end()
  }
}

async function readJson(request: IncomingMessage): Promise<ChatBody> {
  let text = ''
  for await (const piece of request) text += String(piece)
  return JSON.parse(text) as ChatBody
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
