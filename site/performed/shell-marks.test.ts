import { expect, test } from 'vitest'
import { withoutMarks } from './shell-marks.ts'

test('marks of drills are taken out of the opening lines of shell blocks', () => {
  expect(withoutMarks('1. ```bash at="b@10.0.0.7"\n   ls\n   ```\n')).toBe(
    '1. ```bash \n   ls\n   ```\n',
  )
  expect(withoutMarks('```bash title="haqq@a" sees="5aislm" nocheck="cut"\nls\n```')).toBe(
    '```bash title="haqq@a" nocheck="cut"\nls\n```',
  )
})

test.each([
  '```haqqd tx --fees=5aislm --node=https://evil.example```',
  '```bash file=/a.sh hl_lines="1"\n```',
  '```js at="b@10.0.0.7"\n```',
  '```bash\nls at="here"\n```',
])('what readers see, and what others read, stays: %s', (text) => {
  expect(withoutMarks(text)).toBe(text)
})
