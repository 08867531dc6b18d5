import { shortened } from '@warraq/markup/shortened'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { placeIn, problemAt } from '../../shared/data/problem-at.ts'
import { messageOf } from '../../shared/text/message-of.ts'
import type { PageText } from '../compile-context.ts'
import { syntaxCode } from './mdx-code.ts'

/**
 * The problem of a source that the parser refuses. Its message begins with the position:
 * `3:1-3:5: Unexpected end …`, and may end with more of them.
 * @param source the prepared text, which was parsed
 */
export function syntaxProblem(
  cause: unknown,
  source: string,
  { file, firstLine, written }: Omit<PageText, 'frontMatter'>,
): Diagnostic {
  const message = messageOf(cause)
  const [, parsed, text = message] = /^(\d+):\d+(?:-\d+:\d+)?:\s*([\s\S]*)$/.exec(message) ?? []
  const line = parsed === undefined ? undefined : authorsLine(source, Number(parsed))
  const reason = plainReason(text, (other) => firstLine - 1 + authorsLine(source, other))
  const words = line === undefined ? '' : shortened((written.split('\n')[line - 1] ?? '').trim())
  return problemAt(placeIn({ file, firstLine }, line), syntaxCode(cause), {
    found: words === '' ? reason : `${words} (${reason})`,
    expected: 'MDX: JSX tags closed, "{" and "<" in text escaped',
    fix: 'close the tag, write \\{ or \\<, or rename the page to .md if it needs no component',
  })
}

/** What the parser says, without the names of its parts, and with lines of the file. */
function plainReason(text: string, lineOf: (parsed: number) => number): string {
  return text
    .replace(/(?<!\s)\s*\([a-z][\w-]*:[\w-]+\)$/, '')
    .replace(/^Could not parse (\w+) with oxc/, (_, part: string) =>
      part === 'esm' ? 'Invalid import or export' : `Invalid ${part}`,
    )
    .replace(/\((\d+):\d+(?:-\d+:\d+)?\)/g, (_, parsed: string) => `in line ${lineOf(+parsed)}`)
}

/** The parser counts each `\r` of a prepared text as a line; its author has lines of `\n` alone. */
function authorsLine(source: string, parsed: number): number {
  const breaks = [...source.matchAll(/\r\n|\r|\n/g)].slice(0, parsed - 1)
  return 1 + breaks.filter(([sign]) => sign !== '\r').length
}

/** The component that a page uses and nothing defines: `Chart`, `Chart.Legend`. */
function missingComponent(cause: unknown): string | undefined {
  return /^Expected (?:component|object) `([\w.]+)`/.exec(messageOf(cause))?.[1]
}

/** The name that a page must be given to be rendered: `Chart` for `Chart.Legend`. */
export function unknownComponent(cause: unknown): string | undefined {
  return missingComponent(cause)?.split('.')[0]
}

/**
 * Problem of an expression that threw, or of a component without a known position; the name in the
 * message helps to find the line.
 */
export function runProblem(
  cause: unknown,
  file: string,
  lineOf: (text: string) => number | undefined,
): Diagnostic {
  const message = messageOf(cause)
  const component = missingComponent(cause)
  const [, name, property] =
    /^([\w$]+) is not (?:defined|a function)|reading '([\w$]+)'/.exec(message) ?? []
  const trace = component ? `<${component}` : property ? `.${property}` : name
  const place = { file, line: trace === undefined ? undefined : lineOf(trace) }
  const expected = 'components and expressions that can be rendered while the site is built'
  if (component !== undefined)
    return problemAt(place, 'mdx/failed', {
      found: `<${component}>, which neither the site nor an import names`,
      expected,
      fix: 'correct the name, or import the component',
    })
  return problemAt(place, 'mdx/failed', {
    found: message,
    expected,
    fix: 'correct the expression or the component; MDX runs without the environment of the build',
  })
}
