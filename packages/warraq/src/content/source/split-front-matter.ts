import { parseYaml } from '../../config/parse-yaml.ts'
import { docFrontMatterSchema } from './doc-front-matter.ts'

/** What is wrong with front matter that is nearly right, and is used all the same. */
export type FrontMatterFault = 'preceded' | 'indented' | 'dashes' | 'unclosed' | 'toml'

export interface SplitSource {
  /** YAML between the `---` lines; empty without front matter. */
  readonly yaml: string
  /** 1-based line of the file on which `yaml` starts. */
  readonly yamlLine: number
  readonly body: string
  /** 1-based line of the file on which `body` starts. */
  readonly bodyLine: number
  readonly fault?: FrontMatterFault
}

/** Split a source into YAML head and body. */
export function splitFrontMatter(text: string): SplitSource {
  const opening = openingOf(text)
  const head = opening && headOf(text, opening)
  if (head === undefined) return { yaml: '', yamlLine: 1, body: text, bodyLine: 1 }
  const { start, end, bodyAt, fault } = head
  const written = text.slice(start, end).replace(/\r?\n$/, '')
  return {
    yaml: fault === 'toml' ? yamlOfToml(written) : written,
    yamlLine: lineAt(text, start),
    body: text.slice(bodyAt),
    bodyLine: lineAt(text, bodyAt),
    ...(fault && { fault }),
  }
}

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}

interface Opening {
  /** Offset of the line after it. */
  readonly end: number
  readonly fault: Exclude<FrontMatterFault, 'unclosed'> | undefined
}

/** The first line of front matter, also below empty lines and comments, and of more dashes. */
function openingOf(text: string): Opening | undefined {
  const first = text.startsWith('\uFEFF') ? 1 : 0
  const at = afterComments(text, first)
  const lineStart = Math.max(text.lastIndexOf('\n', at - 1) + 1, first)
  const [line, marks = ''] = matchAt(/(-{3,}|\+{3})[ \t]*(?:\r?\n|$)/y, text, at) ?? []
  if (line === undefined || text.slice(lineStart, at).trim() !== '') return undefined
  const fault =
    marks === '+++'
      ? 'toml'
      : lineStart > first
        ? 'preceded'
        : at > first
          ? 'indented'
          : marks === '---'
            ? undefined
            : 'dashes'
  return { end: at + line.length, fault }
}

/** Offset of the first sign that is neither space nor part of a comment. */
function afterComments(text: string, first: number): number {
  let at = first
  for (;;) {
    at += matchAt(/\s*/y, text, at)?.[0].length ?? 0
    const [open, close] = text.startsWith('{/*', at) ? ['{/*', '*/}'] : ['<!--', '-->']
    const end = text.startsWith(open, at) ? text.indexOf(close, at) : -1
    if (end === -1) return at
    at = end + close.length
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Where front matter starts and ends, and where the text begins after it. */
interface Head {
  readonly start: number
  readonly end: number
  readonly bodyAt: number
  readonly fault: FrontMatterFault | undefined
}

function headOf(text: string, { end: start, fault }: Opening): Head | undefined {
  if (fault === 'toml') return tomlHead(text, start)
  const exact = closingAt(/^---[ \t]*\r?(?:\n|$(?![\s\S]))/gm, text, start)
  if (exact !== undefined && fault === undefined && isPlainYaml(text.slice(start, exact.end)))
    return { start, ...exact, fault }
  // A break between paragraphs is three dashes as well.
  if (!beginsWithField(text, start)) return undefined
  const near = closingAt(/^[ \t]*(?:-{3,}|\.{3})[ \t]*\r?(?:\n|$(?![\s\S]))/gm, text, start)
  if (near !== undefined && isFrontMatter(text.slice(start, near.end))) {
    const isExact = near.end === exact?.end
    return { start, ...near, fault: fault ?? (isExact ? undefined : 'dashes') }
  }
  const end = endOfFields(text, start)
  const isOneBlock =
    exact !== undefined && !/^[ \t]*\r?$|^#{1,6} /m.test(text.slice(end, exact.end - 1))
  if (!isOneBlock && isFrontMatter(text.slice(start, end)))
    return { start, end, bodyAt: end, fault: 'unclosed' }
  if (exact === undefined || fault !== undefined) return undefined
  return fieldsIn(text.slice(start, exact.end)).some(isKnown)
    ? { start, ...exact, fault }
    : undefined
}

function fieldsIn(yaml: string): string[] {
  return yaml.split('\n').flatMap((line) => FIELD.exec(line.trimStart())?.[1] ?? [])
}

/** The next line that a pattern matches. */
function closingAt(pattern: RegExp, text: string, from: number) {
  const match = matchAt(pattern, text, from)
  return match === null ? undefined : { end: match.index, bodyAt: match.index + match[0].length }
}

function tomlHead(text: string, start: number): Head | undefined {
  const close = closingAt(/^\+{3}[ \t]*\r?(?:\n|$(?![\s\S]))/gm, text, start)
  if (close === undefined || !isFrontMatter(yamlOfToml(text.slice(start, close.end))))
    return undefined
  return { start, ...close, fault: 'toml' }
}

/** The fields before the first table: their values have the same form in YAML. */
function yamlOfToml(toml: string): string {
  const lines = toml.split('\n')
  const table = lines.findIndex((line) => line.startsWith('['))
  return lines
    .slice(0, table === -1 ? lines.length : table)
    .map((line) => line.replace(/^([\w-]+)[ \t]*=[ \t]*/, '$1: '))
    .join('\n')
}

const FIELD = /^["']?([\p{L}_][\p{L}\p{N}_.-]*)["']?[ \t]*:(?:\s|$)/u
/** Lines of YAML other than fields: empty, indented, of a list, comments, braces and brackets. */
const OTHER_YAML = /^(?:\s|$|-\s|#|[\]{}])/

/** Whether each line is one of a YAML mapping, or there is none. */
function isPlainYaml(block: string): boolean {
  const lines = block.split('\n')
  const first = lines.find(
    (line) => line.trim() !== '' && !/^#(?!\s*["']?[\w.-]+["']?:)/.test(line),
  )
  if (first === undefined) return lines.every((line) => line.trim() === '')
  return (
    lines.every((line) => FIELD.test(line) || OTHER_YAML.test(line)) &&
    (FIELD.test(first) || /^[#{]/.test(first))
  )
}

function beginsWithField(text: string, from: number): boolean {
  const [line = ''] = matchAt(/(?:[ \t]*(?:#.*)?\r?\n)*.*/y, text, from) ?? []
  return FIELD.test(line.slice(line.lastIndexOf('\n') + 1).trimStart())
}

/** Offset after the fields at the start: Markdown begins at a heading or after an empty line. */
function endOfFields(text: string, start: number): number {
  let end = start
  let isAfterEmpty = false
  for (let at = start; at < text.length; ) {
    const next = text.indexOf('\n', at) === -1 ? text.length : text.indexOf('\n', at) + 1
    const line = text.slice(at, next)
    const isField = FIELD.test(line.trimStart())
    if (line.trim() !== '') {
      if (!isField && (isAfterEmpty || !/^(?:[ \t]+|-[ \t])/.test(line))) break
      end = next
    }
    isAfterEmpty = line.trim() === ''
    at = next
  }
  return end
}

/** Fields of other tools, by which front matter is told from prose with a colon. */
const FOREIGN_FIELDS =
  'aliases author authors categories category date hero icon lang layout linkTitle nav_order order outline parent permalink published sidebar status subtitle summary template toc type updated url version weight'.split(
    ' ',
  )
const KNOWN_FIELDS = new Set([...Object.keys(docFrontMatterSchema.shape), ...FOREIGN_FIELDS])

const isKnown = (field: string) => KNOWN_FIELDS.has(field)

/** Longer texts are not front matter, and take long to parse. */
const LONGEST = 100_000

/** Whether a text is a YAML mapping with at least one field that pages have. */
function isFrontMatter(yaml: string): boolean {
  const parsed = yaml.length > LONGEST ? { message: '' } : parseYaml(yaml)
  const value = 'value' in parsed ? parsed.value : undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.keys(value).some(isKnown)
}
