import { posix } from 'node:path'
import { lineIndex } from '@warraq/markup/line-finder'
import { codeOf, codeTest, formatOf } from '@warraq/markup/source-code'

interface Move {
  /** Path of the page, and its new path. */
  readonly from: string
  readonly to: string
  /** Whether a path is a file that does not move with the page. */
  readonly leaves: (path: string) => boolean
}

/** An address in Markdown, in an attribute, in an import, or of a definition. */
const RELATIVE =
  /(\]\(\s*<?|\b(?:href|src|from|require\()\s*=?\s*["']|\bimport\s+["']|^\s{0,3}\[[^\]\n]+\]:\s*<?)(\.{1,2}\/[^\s)"'>?#]+)/gm

/** A file that a directive includes, or whose code a block shows. */
const INCLUDED =
  /^([ \t>]*(?:::include\{[ \t]*|(?:`{3,}|~{3,})[^\n]*?[ \t])file=["']?)(\.{1,2}\/[^\s"'}#]+)/gm

/**
 * A page with the addresses of files that stay where they are, for the place to which it moves; what
 * is in code is left as it is.
 *
 *     from a/x.md to v/1/x.md: [b](../b/y.md) becomes [b](../../b/y.md)
 */
export function movedLinks(source: string, { from, to, leaves }: Move): string {
  const code = codeOf(source, formatOf(from))
  const isCode = codeTest(source, code)
  const linked = source.replace(RELATIVE, (written, before: string, path: string, at: number) => {
    if (isCode(at)) return written
    const target = posix.join(posix.dirname(from), decoded(path))
    if (!leaves(target)) return written
    return `${before}${encodeURI(posix.relative(posix.dirname(to), target))}`
  })
  // The first replacement keeps the lines of the source.
  const lineAt = lineIndex(linked)
  const isWithinFence = (line: number) =>
    code.fences.some((fence) => fence.line < line && line <= fence.lastLine)
  return linked.replace(INCLUDED, (written, before: string, path: string, at: number) => {
    if (isWithinFence(lineAt(at) + 1)) return written
    const target = posix.join(posix.dirname(from), path)
    return leaves(target) ? `${before}${posix.relative(posix.dirname(to), target)}` : written
  })
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
