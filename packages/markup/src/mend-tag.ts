import { isKnownElement } from './allowed-html.ts'

const FAULT =
  /^(\d+):(\d+)(?:-\d+:\d+)?:\s*(?:Unexpected character after `<`|Expected a closing tag for `<([\w-]+)>`)/

/**
 * Mends the first `<` that the MDX parser refuses, the way older versions of MDX read it:
 * `<https://x>` becomes a link, and `<name>` of an unknown element, or any other `<` that starts no
 * tag, becomes text.
 * @param message what the parser says, beginning with the position of the `<`
 * @returns `undefined` when something else is wrong with the text
 */
export function mendedTag(source: string, message: string): string | undefined {
  const [fault, line = '', column = '', name = ''] = FAULT.exec(message) ?? []
  if (fault === undefined || /^[A-Z]/.test(name)) return undefined
  if (isKnownElement(name) && !name.includes('-')) return undefined
  const lines = source.split(/(?<=\r\n|\r(?!\n)|\n)/)
  const at = lines.slice(0, Number(line) - 1).join('').length + Number(column) - 1
  const rest = source.slice(at)
  if (!rest.startsWith('<')) return undefined
  const [written, address] = /^<((?:https?|mailto):[^\s<>]+)>/i.exec(rest) ?? ['<']
  const mended = address === undefined ? '\\<' : `[${address}](${address})`
  return `${source.slice(0, at)}${mended}${rest.slice(written.length)}`
}
