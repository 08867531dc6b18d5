import { dirname, posix } from 'node:path'
import { defineMdastPlugin } from 'satteri'
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
