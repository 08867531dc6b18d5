import { statSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import type { Diagnostic } from '../shared/data/diagnostic.ts'

/** `islands/Chart.tsx:3:7`, as bundlers and stack traces write it; `styles.scss 3:7`, as Sass does. */
const PLACE = /(?:^|[\s[("'])((?:[A-Za-z]:)?[^\s[\]()"':]+\.\w+)(?::| (?=\d+:\d))(\d+)(?::\d+)?/gm

/** A file on a line of its own, as the configuration names those that belong to it. */
const FILE = /^ {2}(\S+\.\w+)$/m

/**
 * The first place in a message that is a line of a file of the site, else a file of it that has a
 * line of the message to itself; `undefined` if none is. Its path is relative to the root, with `/`.
 */
export function placeOfFailure(
  message: string,
  root: string,
): Pick<Diagnostic, 'file' | 'line'> | undefined {
  for (const [, name = '', line] of message.matchAll(PLACE)) {
    const file = fileOfSite(name, root)
    if (file !== undefined) return { file, line: Number(line) }
  }
  const file = fileOfSite(FILE.exec(message)?.[1] ?? '', root)
  return file === undefined ? undefined : { file }
}

function fileOfSite(name: string, root: string): string | undefined {
  const path = isAbsolute(name) ? name : join(root, name)
  const file = relative(root, path).replaceAll('\\', '/')
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() === true
  return isFile && !file.startsWith('../') ? file : undefined
}
