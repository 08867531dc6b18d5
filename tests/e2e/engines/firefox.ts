import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { temporaryFolder } from '../../temporary-folder.ts'
import type { Engine } from './engine.ts'
import { startProgram } from './program.ts'

/** Settings of a profile that asks nothing, and reaches for nothing but the page. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.active-protocols': 1,
  'toolkit.telemetry.enabled': false,
}

/** Whether a new document has replaced the former one, and is parsed; an error page is none. */
const IS_PARSED = `globalThis.isFormerDocument !== true && document.readyState !== 'loading' &&
  !document.documentURI.startsWith('about:neterror')`
/** In milliseconds; a page of the built site takes less than a second. */
const LONGEST_LOAD = 30_000

/** Start Firefox without a window, and drive it by WebDriver BiDi, which it speaks itself. */
export async function startFirefox(path: string): Promise<Engine> {
  const profile = temporaryFolder()
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  await writeFile(join(profile, 'user.js'), lines.join(''))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const { said, stop } = await startProgram(path, args, { says: /BiDi listening on (ws:\S+)/ })
  const { send, close } = await connect(`${said[1]}/session`)
  await send('session.new', { capabilities: {} })
  // The window that Firefox starts with never has the focus, so keys press no buttons in it.
  const { context } = (await send('browsingContext.create', { type: 'window' })) as {
    context: string
  }
  const evaluate = async (expression: string): Promise<string> => {
    const answer = (await send('script.evaluate', {
      expression: `(async () => JSON.stringify(await ${expression}) ?? 'null')()`,
      target: { context },
      awaitPromise: true,
      userActivation: true,
    })) as { result?: { value: string }; exceptionDetails?: { text: string } }
    if (answer.result === undefined) throw new Error(answer.exceptionDetails?.text)
    return answer.result.value
  }
  /**
   * Send a command that replaces the document, and wait until the new one has been parsed. Firefox
   * could wait itself, but it sometimes misses the event and never answers.
   */
  const replaceDocument = async (method: string, params: object): Promise<void> => {
    await evaluate('(globalThis.isFormerDocument = true)')
    await send(method, { context, ...params, wait: 'none' })
    const until = Date.now() + LONGEST_LOAD
    for (;;) {
      // While the document is replaced, Firefox may answer with an error.
      const answer = await evaluate(IS_PARSED).catch(String)
      if (answer === 'true') return
      if (Date.now() > until)
        throw new Error(`No new document ${LONGEST_LOAD / 1000} s after ${method}: ${answer}`)
      await setTimeout(20)
    }
  }
  return {
    open: (url) => replaceDocument('browsingContext.navigate', { url }),
    evaluate,
    perform: async (input) => {
      await send('input.performActions', { context, actions: [input] })
    },
    goBack: async () => {
      await send('browsingContext.traverseHistory', { context, delta: -1 })
    },
    goForward: async () => {
      await send('browsingContext.traverseHistory', { context, delta: 1 })
    },
    reload: () => replaceDocument('browsingContext.reload', {}),
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    close: async () => {
      close()
      await stop()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/** A connection for commands of WebDriver BiDi. */
async function connect(url: string) {
  const socket = new WebSocket(url)
  const waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (e: Error) => void }
  >()
  let last = 0
  socket.on('message', (data) => {
    const { id, type, result, error, message } = JSON.parse(String(data))
    const asked = waiting.get(id)
    waiting.delete(id)
    if (type === 'success') asked?.resolve(result)
    else if (type === 'error') asked?.reject(new Error(`${error}: ${message}`))
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended.'))
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const send = (method: string, params: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  return { send, close: () => socket.close() }
}
