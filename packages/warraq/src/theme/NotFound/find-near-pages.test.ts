import { expect, test } from 'vitest'
import { findNearPages } from './find-near-pages.ts'

const pages = ['/learn/token/', '/learn/', '/l1-network/run-node/testnet/', '/develop/faucet/'].map(
  (href) => ({ href, title: href }),
)
const near = (path: string) => findNearPages(path, pages, 2).map(({ href }) => href)

test.each([
  ['/learn/tokn/', '/learn/token/'],
  ['/token', '/learn/token/'],
  ['/learn/token.html', '/learn/token/'],
  ['/docs/develop/Faucet', '/develop/faucet/'],
  ['/l1-network/testnet', '/l1-network/run-node/testnet/'],
])('%s is nearest to %s', (path, href) => {
  expect(near(path)[0]).toBe(href)
})

test('addresses in other scripts are compared in their decoded form', () => {
  const page = { href: `/${encodeURI('обучение/узлы')}/`, title: 'Узлы' }
  expect(findNearPages('/обучени/узлы/', [page], 1)).toEqual([page])
})

test('nothing is suggested for a path that resembles no page, or an empty path', () => {
  expect(near('/wp-login.php')).toEqual([])
  expect(findNearPages('/nothing/', [{ href: '/monitoring/', title: '' }], 1)).toEqual([])
  expect(near('/')).toEqual([])
})
