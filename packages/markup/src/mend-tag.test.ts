import { expect, test } from 'vitest'
import { mendedTag } from './mend-tag.ts'

const unclosed = (name: string, place: string) =>
  `${place}: Expected a closing tag for \`<${name}>\` (${place}) before the end of \`paragraph\``
const unexpected = (place: string) => `${place}: Unexpected character after \`<\`, expected a tag`

test.each([
  ['Go to\n<new_version> now', unclosed('new_version', '2:1'), 'Go to\n\\<new_version> now'],
  ['a\r\nb <your-key>', unclosed('your-key', '2:3'), 'a\r\nb \\<your-key>'],
  ['at <https://a.org/b> so', unexpected('1:4'), 'at [https://a.org/b](https://a.org/b) so'],
  ['x <= 4', unexpected('1:3'), 'x \\<= 4'],
])('%j is mended', (source, message, mended) => {
  expect(mendedTag(source, message)).toBe(mended)
})

test.each([
  ['an element', 'a <span> b', unclosed('span', '1:3')],
  ['a component', 'a <Lamp> b', unclosed('Lamp', '1:3')],
  ['another fault', 'a {b', '1:3: Unexpected end of file in expression'],
  ['a place that is none', 'a', unexpected('7:1')],
])('%s is not', (_, source, message) => {
  expect(mendedTag(source, message)).toBeUndefined()
})
