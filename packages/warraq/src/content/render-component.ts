import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ContentComponent, PageScratch } from './compile-context.ts'
import { componentProblem } from './mdx-problems.ts'
import { ProblemError } from './problem-error.ts'
import { IslandContext } from './render-island.tsx'

/** HTML of a component of the site. If it throws, the error becomes a problem of the page. */
export function renderComponent(
  { name, component }: ContentComponent,
  props: Record<string, unknown>,
  { scratch, line }: { readonly scratch: PageScratch; readonly line: number | undefined },
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
      cause instanceof ProblemError
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
