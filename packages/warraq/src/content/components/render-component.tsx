import { withStyleClasses } from '@warraq/markup/style-declarations'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Diagnostic, ProblemError } from '../../shared/data/diagnostic.ts'
import { type Place, problemAt } from '../../shared/data/problem-at.ts'
import { messageOf } from '../../shared/text/message-of.ts'
import { thrownPlace } from '../../system/thrown-at.ts'
import {
  PartError,
  renderTheme,
  ThemeProvider,
  withoutPreloads,
} from '../../theme/parts/render-theme.tsx'
import { TextContext } from '../../theme/text/use-text.ts'
import type { ContentComponent, PageScratch } from '../compile-context.ts'
import { partFailed } from './part-failed.ts'
import { IslandContext } from './render-island.tsx'

/** HTML of a component of the site. If it throws, the error becomes a problem of the page. */
export function renderComponent(
  { name, component: Component }: ContentComponent,
  props: Record<string, unknown>,
  { scratch, line }: { readonly scratch: PageScratch; readonly line: number | undefined },
): string {
  try {
    const html = renderToStaticMarkup(
      <TextContext value={scratch.context.text}>
        <IslandContext value={scratch.islands}>
          <Component {...props} />
        </IslandContext>
      </TextContext>,
    )
    return withStyleClasses(withoutPreloads(html), scratch.styles)
  } catch (cause) {
    scratch.problems.push(
      cause instanceof ProblemError
        ? cause.problem
        : componentProblem(name, cause, { file: scratch.file, line }),
    )
    return ''
  }
}

export function componentProblem(name: string, cause: unknown, place: Place): Diagnostic {
  const thrown = thrownPlace(cause)
  return problemAt(place, 'component/failed', {
    found: `<${name}> failed${thrown === undefined ? '' : ` in ${thrown}`}: ${messageOf(cause)}`,
    expected: 'attributes the component can render',
    fix: `correct the attributes, or the component ${name}`,
  })
}

/** HTML of content of a page, in which components may be islands. */
export function renderContent(content: ReactNode, { islands, context }: PageScratch): string {
  const { text, parts } = context
  const html = renderToStaticMarkup(
    <ThemeProvider text={text} rendering={{ parts, entered: undefined }}>
      <IslandContext value={islands}>{content}</IslandContext>
    </ThemeProvider>,
  )
  return withoutPreloads(html)
}

/** HTML of a theme part in a page. An error of a site's part becomes a problem of the page. */
export function renderPart(part: ReactNode, scratch: PageScratch): string {
  const { islands, context } = scratch
  try {
    return renderTheme(<IslandContext value={islands}>{part}</IslandContext>, context)
  } catch (cause) {
    if (!(cause instanceof PartError)) throw cause
    scratch.problems.push(partFailed(cause, scratch.file))
    return ''
  }
}
