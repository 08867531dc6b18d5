import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SidebarLabel } from './SidebarLabel.tsx'

test.each([
  ['eth_getTransactionReceipt', 'eth_<wbr/>get<wbr/>Transaction<wbr/>Receipt'],
  ['Run a node with JSON-RPC', 'Run a node with JSON-RPC'],
  ['eth_getLogs', 'eth_getLogs'],
  ['Donaudampfschifffahrt', 'Donaudampfschifffahrt'],
])('long names break between their words: %s', (label, html) => {
  expect(renderToStaticMarkup(<SidebarLabel label={label} />)).toBe(html)
})
