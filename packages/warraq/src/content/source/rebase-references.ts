import { dirname, posix } from 'node:path'
import { partialNodes } from '@warraq/markup/partial-nodes'
import { type TextEdit, withEdits } from '@warraq/markup/text-edits'
import { defineMdastPlugin, type MdastNode } from 'satteri'
import { isMarkdownPath } from '../../shared/data/skipped-names.ts'

/** A path to a file, with its query and hash; neither absolute nor with a scheme. */
const FILE_PATH = /^(?![a-z][a-z\d+.-]*:|[/#?@])([^?#]*\.[a-z]\w*)([?#].*)?$/i

/**
 * The address of a file as a page must write it, for one that a partial wrote.
 *
 * `./map.png` in `parts/_a.mdx` becomes `../parts/map.png` for `guide/a.mdx`. Routes such as
 * `../faucet` stay: they are relative to the page in either case. So does `guide/a.mdx`, unless it is
 * beside the partial: it may begin at the folder of all pages.
 */
export function rebasedHref(
  href: string,
  partial: string,
  page: string,
  exists: (file: string) => boolean = () => true,
): string {
  const [match, path = '', suffix = ''] = FILE_PATH.exec(href) ?? []
  if (match === undefined || dirname(partial) === dirname(page)) return href
  const file = posix.join(dirname(partial), path)
  if (!path.startsWith('.') && isMarkdownPath(path) && !exists(file)) return href
  return posix.relative(dirname(page), file) + suffix
}

/** Rebases the links and images of a partial. */
export function rebaseTransform(partial: string, page: string, exists?: (file: string) => boolean) {
  const rebased = (href: string) => rebasedHref(href, partial, page, exists)
  return defineMdastPlugin({
    name: 'docs-partial-references',
    link: (node, context) => context.setProperty(node, 'url', rebased(node.url)),
    image: (node, context) => context.setProperty(node, 'url', rebased(node.url)),
    definition: (node, context) => context.setProperty(node, 'url', rebased(node.url)),
  })
}

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
