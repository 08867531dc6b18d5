import { expect, test } from 'vitest'
import { formatDiagnostic } from './diagnostic.ts'

test('control characters and those that reverse a line are shown as escapes', () => {
  const text = formatDiagnostic({
    code: 'route/unusable-name',
    severity: 'error',
    file: 'content/a\nb\u001b[2J.md',
    line: 3,
    found: 'a\u202eb\r',
    expected: 'é',
    fix: 'first line\nsecond line\n\nthird line',
  })
  expect(text).toBe(`content/a\\nb\\u001b[2J.md:3  error  route/unusable-name
  found     a\\u202eb\\u000d
  expected  é
  fix       first line
            second line

            third line`)
})
