import { createElement, type ReactElement } from 'react'
import { expect, test } from 'vitest'
import type { ModulePage } from 'warraq/plugin'
import { PLAIN_CONTEXT } from '../../warraq/src/content/compile-context.fixtures.ts'
import { compilePage } from '../../warraq/src/content/compile-page.ts'
import { livePart } from '../src/imports/live-part.tsx'

const KEY = 'src/parts.js'

/** A page as the engine hands it to the modules that it imports. */
async function openPage(): Promise<ModulePage> {
  const pages: ModulePage[] = []
  const pageModules = {
    problems: [],
    open: (page: ModulePage) => {
      pages.push(page)
      return {
        nameOf: (written: string) => written,
        read: () => () => undefined,
        components: () => ({}),
        element: () => undefined,
      }
    },
  }
  await compilePage(
    { file: 'a.mdx', format: 'mdx', text: '', firstLine: 1 },
    { ...PLAIN_CONTEXT, pageModules },
  )
  const [page] = pages
  if (page === undefined) throw new Error('The page was not compiled.')
  return page
}

/** What becomes of a component with state around an element of the page. */
async function partOf(component: (props: { readonly children?: ReactElement }) => ReactElement) {
  const props = {
    children: (
      <p id="oil">
        <img src="oil.svg" alt="Oil" />
      </p>
    ),
  }
  const html = '<b><p id="oil"><img src="oil.svg" alt="Oil"/></p></b>'
  const use = { name: 'Part', place: { file: 'a.mdx', line: 1 }, key: KEY, exported: 'Part' }
  const runtime = { member: () => () => undefined, isLive: false }
  const loaded = { modules: new Map(), islands: new Set([KEY]), runtime }
  return livePart(
    { component: component as never, html, props, use },
    { page: await openPage(), loaded },
  )
}

test('a component that reads its children stays static, also when it throws without them', async () => {
  const Reading = ({ children }: { readonly children?: ReactElement<{ id: string }> }) => (
    <b>{children?.props.id.toUpperCase()}</b>
  )
  expect(await partOf(Reading as never)).toBe('it looks into its children')
  // React asks for the image before the fragment that shows it.
  expect(await partOf(({ children }) => createElement('b', null, children))).toMatchObject({
    type: 'docs-slot',
  })
})
