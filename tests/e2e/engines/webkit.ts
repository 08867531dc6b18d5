import { freePort } from '../../free-port.ts'
import type { Engine } from './engine.ts'
import { startProgram, startServer } from './program.ts'

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
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: { message?: string } }
    if (!answer.ok) throw new Error(value.message)
    return value
  }
  const { sessionId } = (await send('POST', '', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'eager',
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      },
    },
  })) as { sessionId: string }
  const call = (method: string, path: string, body?: object) =>
    send(method, `/${sessionId}${path}`, body)
  // A script whose document is replaced never answers.
  await call('POST', '/timeouts', { script: 5000 })
  const evaluate = async (expression: string): Promise<string> =>
    (await call('POST', '/execute/async', {
      script: `const done = arguments[0]; (async () => JSON.stringify(await ${expression}) ?? 'null')().then(done, (error) => done({ message: String(error) }))`,
      args: [],
    })) as string
  return {
    open: async (url) => {
      await call('POST', '/url', { url })
    },
    evaluate,
    perform: async (input) => {
      await call('POST', '/actions', { actions: [input] })
    },
    // The commands of the driver wait for a load, which a page from the browser's cache has not.
    goBack: async () => {
      await evaluate(afterLoad('history.back()'))
    },
    goForward: async () => {
      await evaluate(afterLoad('history.forward()'))
    },
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

/** Run a statement that ends its document, when that has loaded: before, WebKit ignores it. */
function afterLoad(statement: string): string {
  return `(async () => {
    if (document.readyState !== 'complete')
      await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
    setTimeout(() => ${statement})
  })()`
}
