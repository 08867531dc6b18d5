import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { TYPESCRIPT } from './installed-package.ts'

/** What an editor shows about files in a folder, from the language server of TypeScript. */
export interface Editor {
  /** Open a file with this text; `|` marks the place of later questions and is left out. */
  readonly open: (file: string, text: string) => void
  /** Text of the hint at the mark. */
  readonly hover: () => Promise<string>
  /** Names that are offered at the mark. */
  readonly complete: () => Promise<readonly string[]>
  /** Messages about the file. */
  readonly problems: () => Promise<readonly string[]>
  readonly close: () => void
}

/** A message of the Language Server Protocol. */
interface Message {
  readonly id?: number | string
  readonly method?: string
  readonly params?: { readonly items?: readonly unknown[] }
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/** Start the language server for a folder. */
export async function openEditor(dir: string): Promise<Editor> {
  const { send, ask, end } = startServer(dir)
  await ask('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(dir).href,
    capabilities: {
      textDocument: { hover: { contentFormat: ['markdown'] }, diagnostic: {}, completion: {} },
    },
  })
  send({ method: 'initialized', params: {} })
  let version = 0
  let uri = ''
  let position = { line: 0, character: 0 }
  const atMark = () => ({ textDocument: { uri }, position })
  return {
    open: (file, text) => {
      const before = text.split('|', 1)[0] ?? ''
      const lines = before.split('\n')
      position = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 }
      if (uri !== '') send({ method: 'textDocument/didClose', params: { textDocument: { uri } } })
      uri = pathToFileURL(join(dir, file)).href
      version += 1
      const opened = { uri, languageId: 'typescript', version, text: text.replace('|', '') }
      send({ method: 'textDocument/didOpen', params: { textDocument: opened } })
    },
    hover: async () => {
      const hint = (await ask('textDocument/hover', atMark())) as {
        readonly contents: { readonly value: string }
      } | null
      return hint?.contents.value ?? ''
    },
    complete: async () => {
      const list = (await ask('textDocument/completion', atMark())) as {
        readonly items: readonly { readonly label: string }[]
      } | null
      return (list?.items ?? []).map(({ label }) => label.replace(/\?$/, ''))
    },
    problems: async () => {
      const report = (await ask('textDocument/diagnostic', { textDocument: { uri } })) as {
        readonly items: readonly { readonly message: string }[]
      }
      return report.items.map(({ message }) => message)
    },
    close: end,
  }
}

function startServer(dir: string) {
  const server = spawn(process.execPath, [TYPESCRIPT, '--lsp', '--stdio'], {
    cwd: dir,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const waiting = new Map<number | string, (answer: Message) => void>()
  const send = (message: object) => {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }))
    server.stdin.write(`Content-Length: ${body.length}\r\n\r\n`)
    server.stdin.write(body)
  }
  let received = Buffer.alloc(0)
  server.stdout.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    for (;;) {
      const start = received.indexOf('\r\n\r\n') + 4
      const length = Number(
        /Content-Length: (\d+)/.exec(received.toString('latin1', 0, start))?.[1],
      )
      if (start < 4 || received.length < start + length) return
      const message = JSON.parse(received.toString('utf8', start, start + length)) as Message
      received = received.subarray(start + length)
      const { id, method, params } = message
      if (id === undefined) continue
      if (method === undefined) waiting.get(id)?.(message)
      // The server asks for settings, and to be told of changes; the defaults are fine.
      else send({ id, result: params?.items?.map(() => null) ?? null })
    }
  })
  let number = 0
  const ask = (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      number += 1
      const id = number
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id)
        if (error === undefined) resolve(result)
        else reject(new Error(`${method}: ${error.message}`))
      })
      send({ id, method, params })
    })
  return { send, ask, end: () => void server.kill() }
}
