import { createElement, type HTMLAttributes } from 'react'

interface HtmlProps extends HTMLAttributes<HTMLElement> {
  readonly as: 'a' | 'article' | 'div' | 'li' | 'script' | 'template'
  /** Made by the build or written in the site's configuration, never by a reader. */
  readonly html: string
  readonly href?: string
}

/** An element with HTML that React does not manage. */
export function Html({ as, html, ...attributes }: HtmlProps) {
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
}
