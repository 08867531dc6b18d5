import { createElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { escapeHtml } from '../shared/escape-html.ts'
import type { ContentComponent, PageScratch } from './compile-context.ts'

interface Place {
  readonly scratch: PageScratch
  /** 1-based line of the file. */
  readonly line: number
}

/**
 * HTML of a component of the site. An island is wrapped in `docs-island` with its props as JSON,
 * so that the browser can wake it up. A component that throws is a problem of the page.
 */
export function renderComponent(
  { name, component, isIsland }: ContentComponent,
  props: Record<string, unknown>,
  { scratch, line }: Place,
): string {
  try {
    if (!isIsland) return renderToStaticMarkup(createElement(component, props))
    scratch.islands.add(name)
    const html = renderToString(createElement(component, props))
    return `<docs-island data-name="${name}" data-props="${escapeHtml(JSON.stringify(props))}">${html}</docs-island>`
  } catch (cause) {
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
