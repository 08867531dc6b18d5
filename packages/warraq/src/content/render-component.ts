import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ContentComponent, PageScratch } from './compile-context.ts'
import { IslandContext, IslandPropError } from './render-island.tsx'

interface Place {
  readonly scratch: PageScratch
  /** 1-based line of the file. */
  readonly line: number
}

/** HTML of a component of the site. One that throws is a problem of the page. */
export function renderComponent(
  { name, component }: ContentComponent,
  props: Record<string, unknown>,
  { scratch, line }: Place,
): string {
  try {
    return renderToStaticMarkup(
      createElement(IslandContext, { value: scratch.islands }, createElement(component, props)),
    )
  } catch (cause) {
    if (cause instanceof IslandPropError) {
      scratch.problems.push(cause.problem)
      return ''
    }
    scratch.problems.push({
      code: 'component/failed',
      severity: 'error',
      file: scratch.file,
      line,
      found: `<${name}> failed: ${cause instanceof Error ? cause.message : String(cause)}`,
      expected: 'attributes the component can render',
      fix: `correct the attributes, or the component ${name}`,
    })
    return ''
  }
}
