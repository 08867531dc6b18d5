import { realpathSync, statSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join, sep } from 'node:path'

/** Opens `file:line`, and says why it cannot. */
export type Launch = (
  place: string,
  onError: (file: string, message: string | null) => void,
) => void

/**
 * Open a file of the site in the author's editor, for a request with `file` and `line` in its query.
 * @param root absolute path of the site
 */
export async function openInEditor(
  request: Pick<IncomingMessage, 'url' | 'headers'>,
  root: string,
  launch?: Launch,
) {
  if (!isOwnPage(request)) return { status: 403, text: 'Only pages of this server open files.\n' }
  const query = new URL(request.url ?? '', 'http://localhost').searchParams
  const name = query.get('file') ?? ''
  const file = fileBelow(root, name)
  if (file === undefined) return { status: 404, text: `The site has no file "${name}".\n` }
  const open = launch ?? (await import('launch-editor')).default
  const line = Number(query.get('line'))
  let failure: string | undefined
  open(`${file}:${Number.isSafeInteger(line) && line > 0 ? line : 1}`, (_, message) => {
    failure =
      message ?? 'No editor is running. Set LAUNCH_EDITOR to the command of one, such as "code".'
  })
  return failure === undefined ? { status: 204, text: '' } : { status: 500, text: `${failure}\n` }
}

/** Whether the request comes from a page of this server; browsers say so, and other sites cannot. */
function isOwnPage({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host = '' } = headers
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}

/** The real path of a file inside a folder; `undefined` if there is no such file. */
function fileBelow(root: string, name: string): string | undefined {
  try {
    const file = realpathSync(join(root, name))
    const isInside = file.startsWith(realpathSync(root) + sep)
    return isInside && statSync(file).isFile() ? file : undefined
  } catch {
    return undefined
  }
}
