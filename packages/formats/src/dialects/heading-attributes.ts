import { codeOf } from 'warraq/plugin'

const HEADING = /^[ \t]*#{1,6}[ \t]/
const ATTRIBUTES = /^\{:?[ \t]*(?:\.[\w-]+[ \t]+)*#([\w.:-]+)(?:[ \t][^{}]*)?\}[ \t]*$/

/**
 * `## Title {: #id .wide }` of MkDocs, `## Title { #id }`, and `## Title %{#id}%` of translated pages
 * become `## Title {#id}`.
 */
export function headingAttributes(text: string): string {
  if (!/^[ \t]*#{1,6}[ \t][^\n\r{]*\{:?[ \t]*[.#]/m.test(text)) return text
  const code = codeOf(text, 'md').lines
  return text
    .split('\n')
    .map((line, at) => (HEADING.test(line) && !code.has(at) ? withId(line) : line))
    .join('\n')
}

function withId(heading: string): string {
  const at = heading.lastIndexOf(heading.trimEnd().endsWith('}%') ? '%{' : '{')
  const id = at === -1 ? undefined : ATTRIBUTES.exec(heading.slice(at).replaceAll('%', ''))?.[1]
  // The brace may be escaped, as MDX asks for it.
  const words = heading.slice(0, at).replace(/\\$/, '').trimEnd()
  return id === undefined ? heading : `${words} {#${id}}`
}
