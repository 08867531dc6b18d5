import { dirname, posix } from 'node:path'
import { defineMdastPlugin } from 'satteri'

/** A path to a file, with its query and hash; neither absolute nor with a scheme. */
const FILE_PATH = /^(?![a-z][a-z\d+.-]*:|[/#?@])([^?#]*\.[a-z]\w*)([?#].*)?$/i

/**
 * The address of a file as a page must write it, for one that a partial wrote.
 *
 * `./map.png` in `parts/_a.mdx` becomes `../parts/map.png` for `guide/a.mdx`. Routes such as
 * `../faucet` stay: they are relative to the page in either case.
 */
export function rebasedHref(href: string, partial: string, page: string): string {
  const [match, path = '', suffix = ''] = FILE_PATH.exec(href) ?? []
  if (match === undefined || dirname(partial) === dirname(page)) return href
  return posix.relative(dirname(page), posix.join(dirname(partial), path)) + suffix
}

/** Rebases the links and images of a partial. */
export function rebaseTransform(partial: string, page: string) {
  const rebased = (href: string) => rebasedHref(href, partial, page)
  return defineMdastPlugin({
    name: 'docs-partial-references',
    link: (node, context) => context.setProperty(node, 'url', rebased(node.url)),
    image: (node, context) => context.setProperty(node, 'url', rebased(node.url)),
    definition: (node, context) => context.setProperty(node, 'url', rebased(node.url)),
  })
}
