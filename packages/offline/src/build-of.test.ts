import { expect, test } from 'vitest'
import { buildOf } from './build-of.ts'

test('reads the build id of documents and payloads without consuming them', async () => {
  const document = new Response(
    '<script type="application/json">{"buildId":"b1","site":{}}</script>',
  )
  expect(await buildOf(document)).toBe('b1')
  expect(await document.text()).toContain('b1')
  expect(await buildOf(new Response('{"buildId":"b2","page":{}}'))).toBe('b2')
  expect(await buildOf(new Response('{"buildId":"b2-5f","page":{}}'))).toBe('b2')
  expect(await buildOf(new Response('<p>Log in</p>'))).toBeUndefined()
})
