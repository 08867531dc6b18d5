import { expect, test } from 'vitest'
import { readmeTitle } from './readme-title.ts'

test.each([
  ['<p><img src="logo.png"></p><h1>My tool</h1>', 'My tool'],
  ['<h1 align="center"><a href="/"><img src="logo.png" alt="My tool"></a></h1>', 'My tool'],
  ['<h1><img src="logo.png" alt=""></h1><h1>Second</h1>', 'Second'],
  ['<h2>Install</h2>', undefined],
])('%s is titled %s', (html, title) => {
  expect(readmeTitle('packages/a/README.md', html)).toBe(title)
})

test('leaves other pages alone', () => {
  expect(readmeTitle('guide.md', '<p>Text</p><h1>Later</h1>')).toBeUndefined()
})
