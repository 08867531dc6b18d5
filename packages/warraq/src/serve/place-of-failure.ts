import { existsSync, statSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'

/** `islands/Chart.tsx:3:7`, as bundlers, style compilers and stack traces write it. */
const PLACE = /(?:^|[\s[("'])((?:[A-Za-z]:)?[^\s[\]()"':]+\.\w+):(\d+)(?::\d+)?/gm

/** A file below the root, with `/`, and a line in it. */
export interface FailurePlace {
  readonly file: string
  readonly line: number
}

/** The first place in a message that is a line of a file of the site; `undefined` if none is. */
export function placeOfFailure(message: string, root: string): FailurePlace | undefined {
  for (const [, name = '', line] of message.matchAll(PLACE)) {
    const path = isAbsolute(name) ? name : join(root, name)
    const file = relative(root, path).replaceAll('\\', '/')
    if (!file.startsWith('../') && existsSync(path) && statSync(path).isFile())
      return { file, line: Number(line) }
  }
  return undefined
}
