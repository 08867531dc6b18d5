import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { type Place, problemAt } from '../../shared/data/problem-at.ts'
import { messageOf } from '../../shared/text/message-of.ts'
import { placeIn } from '../compile-context.ts'

/** The parser's message begins with the position: `3:1-3:5: Unexpected end …`. */
export function syntaxProblem(cause: unknown, file: string, firstLine: number): Diagnostic {
  const message = messageOf(cause)
  const [, line, text = message] = /^(\d+):\d+(?:-\d+:\d+)?:\s*([\s\S]*)$/.exec(message) ?? []
  const place = placeIn({ file, firstLine }, line === undefined ? undefined : Number(line))
  return problemAt(place, 'mdx/syntax', {
    found: text.replace(/\s*\([\w-]+:[\w-]+\)$/, ''),
    expected: 'MDX: JSX tags closed, "{" and "<" in text escaped',
    fix: 'close the tag, write \\{ or \\<, or rename the page to .md if it needs no component',
  })
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

export function componentProblem(name: string, cause: unknown, place: Place): Diagnostic {
  return problemAt(place, 'component/failed', {
    found: `<${name}> failed: ${messageOf(cause)}`,
    expected: 'attributes the component can render',
    fix: `correct the attributes, or the component ${name}`,
  })
}
