import { freePort } from '../../free-port.ts'
import type { Engine } from './engine.ts'
import { startProgram, startServer } from './program.ts'

/** The driver never answers a script that it began while the document was replaced. */
const SCRIPT_MS = 5000
/** The same for a script that does nothing. */
const PROBE_MS = 250

/** Start WebKitGTK's browser on a display of its own, and drive it by WebDriver. */
export async function startWebKit(miniBrowser: string): Promise<Engine> {
  // The number of a free display.
  const display = await startProgram(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { says: /^(\d+)$/m },
  )
  const port = await freePort()
  const driver = await startServer('WebKitWebDriver', [`--port=${port}`], {
    answers: `http://127.0.0.1:${port}/status`,
    env: { DISPLAY: `:${display.said[1]}` },
  })
  const send = async (
    method: string,
    path: string,
    { body, waitMs }: { readonly body?: object; readonly waitMs?: number } = {},
  ): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(waitMs !== undefined && { signal: AbortSignal.timeout(waitMs) }),
    })
    const { value } = (await answer.json()) as { value: { message?: string } }
    if (!answer.ok) throw new Error(value.message)
    return value
  }
  const capabilities = {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      pageLoadStrategy: 'eager',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    },
  }
  const { sessionId } = (await send('POST', '', { body: { capabilities } })) as {
    sessionId: string
  }
  const call = (method: string, path: string, body?: object, waitMs?: number) =>
    send(method, `/${sessionId}${path}`, {
      ...(body !== undefined && { body }),
      ...(waitMs !== undefined && { waitMs }),
    })
  const evaluate = async (expression: string, waitMs = SCRIPT_MS): Promise<string> =>
    (await call(
      'POST',
      '/execute/async',
      {
        script: `const done = arguments[0]; (async () => JSON.stringify(await ${expression}) ?? 'null')().then(done, (error) => done({ message: String(error) }))`,
        args: [],
      },
      waitMs,
    )) as string
  // The commands of the driver wait for a load, which a page from the browser's cache has not.
  const traverse = async (statement: string): Promise<void> => {
    await evaluate(traversal(statement))
    const answers = () =>
      evaluate('true', PROBE_MS).then(
        () => true,
        () => false,
      )
    while (!(await answers()));
  }
  return {
    open: async (url) => {
      await call('POST', '/url', { url })
    },
    evaluate,
    perform: async (input) => {
      await call('POST', '/actions', { actions: [input] })
    },
    goBack: () => traverse('history.back()'),
    goForward: () => traverse('history.forward()'),
    reload: async () => {
      await call('POST', '/refresh', {})
    },
    resize: async (width, height) => {
      await call('POST', '/window/rect', { width, height })
      // The window has a bar above the page.
      const bar = height - Number(await evaluate('innerHeight'))
      await call('POST', '/window/rect', { width, height: height + bar })
    },
    close: async () => {
      await call('DELETE', '')
      await driver.stop()
      await display.stop()
    },
  }
}

/**
 * Run a statement that goes to another entry of the history, until this one is left: the answer of a
 * script that is running then never comes. Before its document has loaded, WebKit ignores the statement.
 */
function traversal(statement: string): string {
  return `(async () => {
    const once = (name) => new Promise((resolve) => addEventListener(name, resolve, { once: true }))
    if (document.readyState !== 'complete') await once('load')
    const left = Promise.race([once('pagehide'), once('popstate')])
    ${statement}
    await left
  })()`
}
