import { readFile } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { DEV_EVENTS_PATH } from '../shared/dev-message.ts'
import { type Diagnostic, formatDiagnostic } from '../shared/diagnostic.ts'
import { decodedPath, splitHref } from '../shared/route-path.ts'
import { isAllowedHost } from './allowed-host.ts'
import { contentTypeOf } from './content-type.ts'
import type { DevSession } from './dev-session.ts'

/** Handles requests to the development server. `host` is the host name from the command line. */
export function createDevListener(session: DevSession, host: string): RequestListener {
  return async (request, response) => {
    const url = request.url ?? '/'
    const refusal = refusalOf(request, host)
    if (refusal !== undefined) {
      response
        .writeHead(refusal.status, { 'Content-Type': 'text/plain; charset=utf-8' })
        .end(refusal.text)
      return
    }
    if (url.startsWith(DEV_EVENTS_PATH)) {
      session.events.open(request, response, session.problems())
      return
    }
    try {
      session.events.stamp(response)
      await answer(session, url, response)
    } catch (cause) {
      const problem = session.fail(cause, session.site().fileOf(url) ?? splitHref(url).path)
      if (response.headersSent) response.destroy()
      else
        response
          .writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
          .end(failureDocument(problem))
    }
    await session.open(url)
  }
}

interface Refusal {
  readonly status: number
  readonly text: string
}

function refusalOf(request: IncomingMessage, host: string): Refusal | undefined {
  const name = request.headers.host
  if (!isAllowedHost(name, host))
    return {
      status: 403,
      text: `This development server answers to "localhost" and to addresses, not to "${name ?? ''}".\nStart it with --host and that name to allow it.\n`,
    }
  if (decodedPath(splitHref(request.url ?? '/').path) === undefined)
    return { status: 400, text: 'The percent-encoding of this address is broken.\n' }
  return undefined
}

async function answer(session: DevSession, url: string, response: ServerResponse): Promise<void> {
  const found = await session.site().find(url)
  response.setHeader('Cache-Control', 'no-store')
  if (found.kind === 'redirect') response.writeHead(302, { Location: found.href }).end()
  else if (found.kind === 'text')
    response
      .writeHead(found.status, { 'Content-Type': contentTypeOf(found.name) })
      .end(found.content)
  else {
    const content = await readFile(found.file)
    response.writeHead(200, { 'Content-Type': contentTypeOf(found.file) }).end(content)
  }
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
