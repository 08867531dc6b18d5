import { createElement, type HTMLAttributes } from 'react'

interface HtmlProps extends HTMLAttributes<HTMLElement> {
  readonly as: 'a' | 'article' | 'div' | 'docs-search' | 'li' | 'script' | 'template'
  /** HTML from the build or the site's configuration, never from a reader. */
  readonly html: string
  readonly href?: string
}

/** An element with HTML that React does not manage. */
export function Html({ as, html, ...attributes }: HtmlProps) {
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
}
