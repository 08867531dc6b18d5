import { expect, test, vi } from 'vitest'
import { createPageViews, type PageViewParts } from './page-view.ts'

const analytics = { host: 'https://eu.i.posthog.com', key: 'key' }

function setUp(change: Partial<PageViewParts> = {}) {
  const capture = vi.fn()
  const load = vi.fn(() => Promise.resolve())
  const count = createPageViews({
    analytics,
    consent: {},
    isDev: false,
    load,
    service: () => ({ capture }),
    page: () => ({ address: 'https://x.org/a/', title: 'A' }),
    ...change,
  })
  return { capture, load, count }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('counts the page with its address and title', async () => {
  const { capture, count } = setUp()
  count()
  await settled()
  expect(capture.mock.calls).toEqual([
    ['$pageview', { $current_url: 'https://x.org/a/', title: 'A' }],
  ])
})

test.each([
  ['do not track', { consent: { doNotTrack: '1' } }],
  ['global privacy control', { consent: { globalPrivacyControl: true } }],
  ['development', { isDev: true }],
])('with %s nothing is loaded and nothing is counted', async (_, change) => {
  const { capture, load, count } = setUp(change)
  count()
  await settled()
  expect(load).not.toHaveBeenCalled()
  expect(capture).not.toHaveBeenCalled()
})

test('without a configured service only the object of the site is used', async () => {
  const { capture, load, count } = setUp({ analytics: undefined })
  count()
  await settled()
  expect(load).not.toHaveBeenCalled()
  expect(capture).toHaveBeenCalledOnce()
})

test('no service object, or one that cannot be loaded, counts nothing and breaks nothing', async () => {
  setUp({ service: () => undefined }).count()
  const { capture, count } = setUp({ load: () => Promise.reject(new Error('offline')) })
  count()
  await settled()
  expect(capture).not.toHaveBeenCalled()
})

test('a page left while the service was loading is still counted as itself', async () => {
  let address = 'https://x.org/a/'
  const { capture, count } = setUp({ page: () => ({ address, title: '' }) })
  count()
  address = 'https://x.org/b/'
  count()
  await settled()
  expect(capture.mock.calls.map(([, { $current_url }]) => $current_url)).toEqual([
    'https://x.org/a/',
    'https://x.org/b/',
  ])
})
