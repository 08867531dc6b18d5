import { expect, test } from 'vitest'
import { checkRouteNames } from '../check/check-route-names.ts'
import { docAt } from './site.fixtures.ts'
import { docsTags } from './tags.ts'

test.each([
  'javascript:alert(1)',
  'https://evil.example/',
  '//evil.example',
  '/../../evil',
])('a tag with the permalink %s has an address within the site or is reported', (permalink) => {
  const doc = docAt('a.md', { tags: [{ label: 'A', permalink }] })
  const { tags } = docsTags({ docs: [doc], file: undefined, inlineTags: 'warn' })
  const [route = ''] = tags.map((tag) => tag.route)
  expect(route).toMatch(/^\/(?!\/)/)
  const isNamed = checkRouteNames([{ file: 'a.md', route }]).length > 0
  expect(isNamed).toBe(permalink.includes(':'))
})
