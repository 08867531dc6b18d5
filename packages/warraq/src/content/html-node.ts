import type { MdastContent } from 'satteri'

/**
 * Finished HTML as a node that a transform may insert. MDX has no HTML nodes: there the text is
 * parsed as JSX, with its braces taken literally.
 */
export function htmlNode(html: string, sourceFormat: 'markdown' | 'mdx'): MdastContent {
  return sourceFormat === 'mdx'
    ? { raw: html, mdxExpressions: false }
    : { type: 'html', value: html }
}
