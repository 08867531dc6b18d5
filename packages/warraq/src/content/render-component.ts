import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ContentComponent, PageScratch } from './compile-context.ts'
import { componentProblem } from './mdx-problems.ts'
import { IslandContext, IslandPropError } from './render-island.tsx'

interface Place {
  readonly scratch: PageScratch
  /** 1-based line of the file. */
  readonly line: number | undefined
}

/** HTML of a component of the site. If it throws, the error becomes a problem of the page. */
export function renderComponent(
  { name, component }: ContentComponent,
  props: Record<string, unknown>,
  { scratch, line }: Place,
): string {
  try {
    const page = createElement(
      IslandContext,
      { value: scratch.islands },
      createElement(component, props),
    )
    return withoutPreloads(renderToStaticMarkup(page))
  } catch (cause) {
    scratch.problems.push(
      cause instanceof IslandPropError
        ? cause.problem
        : componentProblem(name, cause, { file: scratch.file, line }),
    )
    return ''
  }
}

/**
 * React puts preloads of images before a fragment; remove them, because the document manages
 * preloads.
 */
export function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*\/>)+/, '')
}
