import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { offline } from './index.ts'
import { REMOVAL_CODE } from './removal-code.ts'

test('its module for the browser exists', () => {
  const { client = [] } = offline()
  expect(client.map(({ module }) => existsSync(module))).toEqual([true])
})

test('turned off, it only writes the code that removes a worker', async () => {
  const { emit, ...others } = offline({ enabled: false })
  expect(others).toEqual({ name: 'offline' })
  const files = []
  for await (const file of emit?.({} as never) ?? []) files.push(file)
  expect(files).toEqual([{ path: 'offline-worker.js', content: REMOVAL_CODE }])
})

test('the page has the texts of its language, those of the site first', () => {
  const { fallbackPages } = offline({ texts: { nl: { title: 'Geen <netwerk>' } } })
  const pageIn = (lang: string) => fallbackPages?.({ lang })[0]
  expect(pageIn('de')).toMatchObject({ route: '/offline/', title: 'Sie sind offline' })
  expect(pageIn('nl')?.title).toBe('Geen <netwerk>')
  expect(pageIn('nl')?.html).toMatch(/<h1>Geen &lt;netwerk>.*>Retry</)
})

test.each([
  ['an unknown option', { on: true }, '"on" is not an option of offline: enabled, texts.'],
  ['no boolean', { enabled: 'no' }, '"enabled" of offline must be true or false.'],
  ['an unknown text', { texts: { nl: { again: 'x' } } }, '"texts.nl.again" of offline'],
  ['a text that is none', { texts: { nl: { retry: 1 } } }, '"texts.nl.retry" of offline'],
])('%s is refused', (_, options, message) => {
  expect(() => offline(options as object)).toThrow(message)
})
