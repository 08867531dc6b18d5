import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import Params from './Params.tsx'

test('a note stands before the values of the launch files, with its code as code', () => {
  const html = renderToStaticMarkup(<Params module="staking" />)
  expect(html).toContain('<code>haqqd query staking params</code>')
  expect(html).toContain('aISLM on both networks. Mainnet genesis: aISLM.')
})
