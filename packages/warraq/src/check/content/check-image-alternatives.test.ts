import { expect, test } from 'vitest'
import { checkImageAlternatives } from './check-image-alternatives.ts'

const lines = (text: string, file = 'a.md') =>
  checkImageAlternatives({ file, text }).map(({ line, found }) => `${line} ${found}`)

test('images need text alternatives', () => {
  expect(lines('![A drawing](a.png) <img src="b.png" alt=""> `![](c.png)`')).toEqual([])
  expect(lines('\n![](a.png)\n\n![a.png](a.png)\n\n<img src="b.png">\n')).toEqual([
    '2 an image without a text alternative: a.png',
    '4 a file name as text alternative: a.png',
    '6 <img src="b.png">',
  ])
  expect(
    lines(
      '![][a] ![A drawing][a] <IMG src="b.png">\n\n<p>\n<img\n  src="c>d.png">\n</p>\n\n[a]: a.png\n',
    ),
  ).toEqual([
    '1 an image without a text alternative: a',
    '1 <IMG src="b.png">',
    '4 <img\n  src="c>d.png">',
  ])
  expect(
    lines(
      '![][a]\n\n<img\n  src="b.png" />\n\n<img alt="" src="b.png" />\n\n[a]: a.png\n',
      'a.mdx',
    ),
  ).toEqual(['1 an image without a text alternative: a', '3 <img\n  src="b.png" />'])
})
