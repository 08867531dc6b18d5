import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import {
  DEV_EVENTS_PATH,
  DEV_OPEN_PATH,
  DEV_STYLES_PATH,
  DEV_VIEW_PATH,
} from '../shared/data/dev-message.ts'
import { type Diagnostic, formatDiagnostic } from '../shared/data/diagnostic.ts'
import { decodedPath, splitHref } from '../shared/text/route-path.ts'
import { isAllowedHost } from './allowed-host.ts'
import type { DevProxy } from './dev-proxy.ts'
import type { DevSession } from './dev-session.ts'
import { openInEditor } from './open-in-editor.ts'
import { contentTypeOf } from './send-file.ts'

interface ListenerOptions {
  /** The host name from the command line. */
  readonly host: string
  /** Absolute path of the site. */
  readonly root: string
  readonly proxy?: Pick<DevProxy, 'takes' | 'listener'> | undefined
}

/** Handles requests to the development server. */
export function createDevListener(
  session: DevSession,
  { host, root, proxy }: ListenerOptions,
): RequestListener {
  return async (request, response) => {
    const url = request.url ?? '/'
    const send = (status: number, file: string, content: string | Uint8Array) =>
      response.writeHead(status, { 'Content-Type': contentTypeOf(file) }).end(content)
    const name = request.headers.host
    if (!isAllowedHost(name, host)) {
      send(403, 'refusal.txt', refusalOf(name))
      return
    }
    if (proxy?.takes(url)) {
      proxy.listener(request, response)
      return
    }
    if (request.method === 'POST' && splitHref(url).path === DEV_OPEN_PATH) {
      const { status, text } = await openInEditor(request, root)
      send(status, 'answer.txt', text)
      return
    }
    if (!['GET', 'HEAD'].includes(request.method ?? '')) {
      response.setHeader('Allow', 'GET, HEAD')
      send(405, 'refusal.txt', 'This development server only reads: it answers GET and HEAD.\n')
      return
    }
    if (decodedPath(splitHref(url).path) === undefined) {
      send(400, 'refusal.txt', 'The percent-encoding of this address is broken.\n')
      return
    }
    if (url.startsWith(DEV_EVENTS_PATH)) {
      session.events.open(request, response, session.problems())
      return
    }
    if (url.startsWith(DEV_VIEW_PATH)) {
      void session.view(url.slice(DEV_VIEW_PATH.length - 1))
      response.writeHead(204).end()
      return
    }
    if (url.startsWith(DEV_STYLES_PATH)) {
      response.setHeader('Cache-Control', 'no-store')
      const name = splitHref(url).path.slice(DEV_STYLES_PATH.length, -'.css'.length)
      send(200, 'style.css', session.site().styles.get(name) ?? '')
      return
    }
    try {
      await session.view(url)
      session.events.stamp(response)
      const found = session.site().find(url)
      response.setHeader('Cache-Control', 'no-store')
      if (found.kind === 'redirect') response.writeHead(302, { Location: found.href }).end()
      else if (found.kind === 'text') send(found.status, found.name, found.content)
      else send(200, found.file, await readFile(found.file))
    } catch (cause) {
      const problem = session.fail(cause, session.site().pageOf(url)?.file ?? splitHref(url).path)
      if (response.headersSent) response.destroy()
      else send(500, 'failure.html', failureDocument(problem))
    }
    await session.open(url)
  }
}

function refusalOf(name = ''): string {
  return `This development server answers to "localhost" and to addresses, not to "${name}".\nStart it with --host and that name to allow it.\n`
}

/** A page in place of one that cannot be shown; it retries until the page works. */
function failureDocument(problem: Diagnostic): string {
  const text = formatDiagnostic(problem).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="2">
<title>This page failed</title>
<pre>${text}</pre>
</html>
`
}
