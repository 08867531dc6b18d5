import { expect, test } from 'vitest'
import { sendPageView } from './page-view.ts'

function countSent(consent: Parameters<typeof sendPageView>[1], isDev = false): string[] {
  const sent: string[] = []
  sendPageView({ posthog: { capture: (event) => void sent.push(event) } }, consent, isDev)
  return sent
}

test('counts a page', () => {
  expect(countSent({ doNotTrack: null })).toEqual(['$pageview'])
})

test.each([[{ doNotTrack: '1' }], [{ globalPrivacyControl: true }]])('honours %j', (consent) => {
  expect(countSent(consent)).toEqual([])
})

test('counts nothing in development and nothing without a service', () => {
  expect(countSent({}, true)).toEqual([])
  expect(() => sendPageView({}, {}, false)).not.toThrow()
})
