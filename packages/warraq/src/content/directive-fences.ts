import { codeLines, type SourceFormat } from '../markdown/source-code.ts'
import type { Diagnostic } from '../shared/diagnostic.ts'
import { didYouMean } from '../shared/nearest.ts'
import { mildProblemAt, type Place, problemAt } from '../shared/problem-at.ts'

interface Fence {
  /** 0-based lines. */
  readonly openLine: number
  closeLine: number
  readonly colons: number
  readonly children: Fence[]
}

export interface DirectiveFencesOptions {
  readonly file: string
  readonly format: SourceFormat
  /** 1-based line of the file on which the text starts. */
  readonly firstLine: number
  /** Names of known containers; an unknown name is reported, and its container kept. */
  readonly containers: ReadonlySet<string>
}

const OPENING = /^([\s>]*)(:{3,})[ \t]*([A-Za-z][\w-]*)(.*)$/
const CLOSING = /^[\s>]*(:{3,})[ \t]*$/

/**
 * Make container directives unambiguous before the Markdown parser sees them.
 *
 * `:::note Title` becomes `:::note[Title]`, and an outer fence gets more colons than the fences
 * inside it:
 *
 *     :::note          ::::note
 *     :::tip      ->   :::tip
 *     :::              :::
 *     :::              ::::
 *
 * Line numbers stay the same, and code is unchanged.
 */
export function prepareDirectiveFences(text: string, options: DirectiveFencesOptions) {
  if (!text.includes(':::')) return { text, problems: [] }
  const { file, format, firstLine, containers } = options
  const lines = text.split('\n')
  const problems: Diagnostic[] = []
  const roots: Fence[] = []
  const open: Fence[] = []
  const code = codeLines(text, format)
  const unclosed = ({ openLine }: Fence) => {
    const place = { file, line: firstLine + openLine }
    problems.push(unclosedDirective(lines[openLine] ?? '', place))
  }

  lines.forEach((line, index) => {
    if (code.has(index)) return
    const opening = OPENING.exec(line)
    if (opening !== null) {
      const [, indent = '', colons = '', name = '', rest = ''] = opening
      if (!containers.has(name))
        problems.push(unknownDirective(name, { file, line: firstLine + index }, containers))
      lines[index] = `${indent}${colons}${name}${labelled(rest)}`
      open.push({ openLine: index, closeLine: index, colons: colons.length, children: [] })
      return
    }
    const closing = CLOSING.exec(line)?.[1]
    const matched = closing === undefined ? undefined : matchingFence(open, closing.length)
    if (matched === undefined) return
    for (let fence = open.pop(); fence !== undefined; fence = open.pop()) {
      const siblings = open.at(-1)?.children ?? roots
      siblings.push(fence)
      fence.closeLine = index
      if (fence === matched) break
      unclosed(fence)
    }
  })

  open.forEach(unclosed)
  for (const fence of roots) widen(fence, lines)
  return { text: lines.join('\n'), problems }
}

/**
 * The innermost open fence with exactly this many colons; without one, the innermost open fence if
 * it has fewer.
 */
function matchingFence(open: readonly Fence[], colons: number): Fence | undefined {
  const innermost = open.at(-1)
  return (
    open.findLast((fence) => fence.colons === colons) ??
    (innermost !== undefined && innermost.colons < colons ? innermost : undefined)
  )
}

/** ` Title {a=b}` becomes `[Title]{a=b}`; a bracketed label stays. */
function labelled(rest: string): string {
  const trimmed = rest.trim()
  if (trimmed === '' || trimmed.startsWith('[') || trimmed.startsWith('{')) return trimmed
  const attributes = /\{[^{}]*\}$/.exec(trimmed)?.[0] ?? ''
  const title = trimmed.slice(0, trimmed.length - attributes.length).trim()
  return `[${title.replace(/[[\]]/g, '\\$&')}]${attributes}`
}

/** Give a fence one colon more than its deepest child; returns the number of colons. */
function widen(fence: Fence, lines: string[]): number {
  const inner = fence.children.map((child) => widen(child, lines))
  const colons = Math.max(2, ...inner) + 1
  for (const index of [fence.openLine, fence.closeLine]) {
    lines[index] = (lines[index] ?? '').replace(/:{3,}/, ':'.repeat(colons))
  }
  return colons
}

function unknownDirective(name: string, place: Place, known: ReadonlySet<string>): Diagnostic {
  const hint = didYouMean(name, known, 'use a known directive.', (nearest) => `:::${nearest}`)
  return mildProblemAt(place, 'directive/unknown', {
    found: `:::${name}`,
    expected: `one of: ${[...known].sort().join(', ')}`,
    fix: `${hint} Until then it is a plain box with this name`,
  })
}

function unclosedDirective(opening: string, place: Place): Diagnostic {
  return problemAt(place, 'directive/unclosed', {
    found: opening.trim(),
    expected: 'a line of as many colons that closes it',
    fix: 'add the closing line, or give an outer container more colons than the containers inside it',
  })
}
