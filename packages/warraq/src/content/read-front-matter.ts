import { parseAs, type WrongValue } from '../config/parse-as.ts'
import { parseYaml } from '../config/parse-yaml.ts'
import type { Diagnostic } from '../shared/diagnostic.ts'
import { problemAt } from '../shared/problem-at.ts'
import { docFrontMatterSchema } from './doc-front-matter.ts'

export interface SplitSource {
  /** YAML between the `---` lines; empty without front matter. */
  readonly yaml: string
  readonly body: string
  /** 1-based line of the file on which `body` starts. */
  readonly bodyLine: number
}

/** Split a source into YAML head and body. */
export function splitFrontMatter(text: string): SplitSource {
  const match = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/.exec(text)
  if (match === null) return { yaml: '', body: text, bodyLine: 1 }
  const head = match[0]
  return { yaml: match[1] ?? '', body: text.slice(head.length), bodyLine: head.split('\n').length }
}

/** The validated front matter of a page, and its problems; `value` is absent if it has some. */
export function readFrontMatter(yaml: string, file: string) {
  const parsed = parseYaml(yaml)
  if ('message' in parsed) return { problems: [notYaml(file, parsed.line + 1, parsed.message)] }
  const data = parsed.value ?? {}
  if (typeof data !== 'object' || Array.isArray(data))
    return { problems: [notYaml(file, 2, Array.isArray(data) ? 'a list' : JSON.stringify(data))] }
  const { data: value, wrong } = parseAs(docFrontMatterSchema, data)
  return { value, problems: wrong.map((fault) => wrongField(fault, yaml, file)) }
}

function notYaml(file: string, line: number, found: string): Diagnostic {
  return problemAt({ file, line }, 'front-matter/not-yaml', {
    found,
    expected: 'YAML "key: value" lines between the two "---" lines',
    fix: 'correct the line; put a value that holds ":" or "#" into quotes',
  })
}

function wrongField({ path, found, expected }: WrongValue, yaml: string, file: string): Diagnostic {
  const [field = ''] = path.split(/[.[]/)
  const yamlLine = yaml.split('\n').findIndex((line) => line.startsWith(`${field}:`))
  return problemAt({ file, line: Math.max(yamlLine, 0) + 2 }, 'front-matter/wrong-type', {
    found: `${path}: ${found}`,
    expected,
    fix: `change or remove "${field}"`,
  })
}
