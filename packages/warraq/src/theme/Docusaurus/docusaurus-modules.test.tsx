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
