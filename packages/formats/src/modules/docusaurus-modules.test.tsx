import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { docusaurusModules } from './docusaurus-modules.tsx'

test('the history of the router knows where the page is, as far as the build does', () => {
  const { useHistory } = docusaurusModules(undefined)['@docusaurus/router']
  function Place() {
    const { location } = useHistory()
    return <p>{JSON.stringify([location.pathname, location.search, location.hash])}</p>
  }
  expect(renderToStaticMarkup(<Place />)).toBe('<p>[&quot;/&quot;,&quot;&quot;,&quot;&quot;]</p>')
})

test('copies of parts of the theme find the functions that they call', () => {
  const modules = docusaurusModules(undefined)
  const isInternal = modules['@docusaurus/isInternalUrl'].default
  expect(['/a', 'a', '#a', 'https://a.example', '//a.example', undefined].map(isInternal)).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ])
  expect(modules['@docusaurus/useBrokenLinks'].default().collectAnchor()).toBeUndefined()
  const { findFirstSidebarItemLink } = modules['@docusaurus/plugin-content-docs/client']
  expect(findFirstSidebarItemLink({ items: [{ items: [] }, { href: '/pumps/' }] })).toBe('/pumps/')
})
