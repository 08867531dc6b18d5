import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { PLAIN_CONTEXT } from '../compile-context.fixtures.ts'
import type { PageScratch } from '../compile-context.ts'
import { NO_PAGE_MODULES } from '../modules/page-modules.ts'
import { Placeholders } from '../placeholders.ts'
import { livePart } from './live-part.tsx'

const KEY = 'src/parts.js'

/** What becomes of a component with state around an element of the page. */
function partOf(component: (props: { readonly children?: ReactElement }) => ReactElement) {
  // What a page of one component needs of its data.
  const scratch = {
    ...{ file: 'a.mdx', firstLine: 1, problems: [], elements: [], styles: new Set() },
    islands: { count: 0, used: new Set(), styles: new Set() },
    placeholders: new Placeholders(),
    context: { ...PLAIN_CONTEXT, pageModules: { ...NO_PAGE_MODULES, islands: new Set([KEY]) } },
  } as unknown as PageScratch
  const props = {
    children: (
      <p id="oil">
        <img src="oil.svg" alt="Oil" />
      </p>
    ),
  }
  const html = '<b><p id="oil"><img src="oil.svg" alt="Oil"/></p></b>'
  const use = { name: 'Part', line: 1, key: KEY, exported: 'Part' }
  return livePart({ component: component as never, html, props, use }, scratch)
}

test('a component that reads what is inside it stays static, also where it fails without', () => {
  const Reading = ({ children }: { readonly children?: ReactElement<{ id: string }> }) => (
    <b>{children?.props.id.toUpperCase()}</b>
  )
  expect(partOf(Reading as never)).toBe('it looks into its children')
  // React asks for the image before the fragment that shows it.
  expect(partOf(({ children }) => <b>{children}</b>)).toMatchObject({ type: 'docs-slot' })
})
