import { afterEach, expect, test, vi } from 'vitest'
import countPages from './count-pages.ts'

const project = { host: 'https://eu.i.posthog.com', key: 'key' }
const page = { address: 'https://x.org/a/', title: 'A' }

function browser(reader: object = {}, own?: Window['posthog']) {
  const request = vi.fn(() => Promise.reject(new Error('offline')))
  vi.stubGlobal('navigator', reader)
  vi.stubGlobal('window', { posthog: own })
  vi.stubGlobal('fetch', request)
  vi.stubEnv('DEV', false)
  return request
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('counts the page with its address and title, without a profile of the reader', () => {
  const request = browser()
  countPages(project)?.(page)
  const [url, { body }] = request.mock.calls[0] as unknown as [URL, { body: string }]
  expect(url.href).toBe('https://eu.i.posthog.com/i/v0/e/')
  expect(JSON.parse(body)).toMatchObject({
    api_key: 'key',
    event: '$pageview',
    properties: { $current_url: 'https://x.org/a/', title: 'A', $process_person_profile: false },
  })
})

test.each([
  ['do not track', { doNotTrack: '1' }],
  ['global privacy control', { globalPrivacyControl: true }],
])('with %s nothing is counted', (_, reader) => {
  browser(reader)
  expect(countPages(project)).toBeUndefined()
})

test('in development nothing is counted', () => {
  browser()
  vi.stubEnv('DEV', true)
  expect(countPages(project)).toBeUndefined()
})

test('a PostHog object that the site provides is used', () => {
  const capture = vi.fn()
  const request = browser({}, { capture })
  countPages(project)?.(page)
  expect(capture).toHaveBeenCalledWith('$pageview', { $current_url: page.address, title: 'A' })
  expect(request).not.toHaveBeenCalled()
})
