import { posix } from 'node:path'
import { partialNodes } from '@warraq/markup/partial-nodes'
import { type TextEdit, withEdits } from '@warraq/markup/text-edits'
import type { MdastNode } from 'satteri'
import { rebasedHref } from './rebase-references.ts'

/**
 * A partial whose links, images and files of code blocks lead to the same files from the folder of
 * the page; lines stay the same.
 */
export function rebasedText(text: string, partial: string, page: string): string {
  if (posix.dirname(partial) === posix.dirname(page)) return text
  const edits: TextEdit[] = []
  for (const { node, start, written } of partialNodes(text))
    for (const { at, from, to } of movedPaths(node, written, partial, page))
      edits.push({ start: start + at, end: start + at + from.length, text: to })
  return withEdits(text, edits)
}

interface MovedPath {
  /** Offset in the source of the node. */
  readonly at: number
  readonly from: string
  readonly to: string
}

function movedPaths(node: MdastNode, written: string, partial: string, page: string): MovedPath[] {
  const moved = (at: number, from: string, to = rebasedHref(from, partial, page)): MovedPath[] =>
    from === to || at === -1 ? [] : [{ at, from, to }]
  switch (node.type) {
    case 'link':
    case 'image':
    case 'definition':
      // The label may repeat the address, and stands before it.
      return moved(written.lastIndexOf(node.url), node.url)
    case 'html':
      return [...written.matchAll(/\s(?:src|href)=(["'])(.*?)\1/g)].flatMap((match) => {
        const path = match[2] ?? ''
        return moved(match.index + match[0].length - path.length - 1, path)
      })
    case 'code': {
      const [opening = ''] = written.split('\n', 1)
      const [whole = '', , path = ''] = /\sfile=(["']?)([^\s"'#]+)/.exec(opening) ?? []
      if (path === '' || /^(?:\/|@|<)/.test(path)) return []
      const target = posix.join(posix.dirname(partial), path)
      return moved(
        opening.indexOf(whole) + whole.length - path.length,
        path,
        posix.relative(posix.dirname(page), target),
      )
    }
    default:
      return []
  }
}
