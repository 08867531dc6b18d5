import { codeOf } from '../../markdown/source-code.ts'

const HEADING =
  /^([ \t]*#{1,6}[ \t].*?)[ \t]*\{:?[ \t]*(?:\.[\w-]+[ \t]+)*#([\w.:-]+)(?:[ \t]+[^{}]*)?\}[ \t]*$/

/** `## Title {: #id .wide }` of MkDocs and `## Title { #id }` become `## Title {#id}`. */
export function headingAttributes(text: string): string {
  if (!/^[ \t]*#{1,6}[ \t].*\{:?[ \t]*[.#]/m.test(text)) return text
  const code = codeOf(text, 'md').lines
  return text
    .split('\n')
    .map((line, at) => (code.has(at) ? line : line.replace(HEADING, '$1 {#$2}')))
    .join('\n')
}
