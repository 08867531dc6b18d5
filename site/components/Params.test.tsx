import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import Params from './Params.tsx'

test('a note begins with a capital, but the coin is still called aISLM', () => {
  const html = renderToStaticMarkup(<Params module="staking" />)
  expect(html).toContain('aISLM on both networks.')
  expect(html).not.toContain('AISLM')
})
