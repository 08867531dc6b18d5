import { expect, test } from 'vitest'
import type { OutlineNode } from '../shared/data/page-parts.ts'
import { outlineOf } from './outline.ts'

const draw = (...lines: string[]) => {
  const headings = lines.map((line) => ({
    depth: Number(line[0]),
    id: line.slice(2),
    text: line.slice(2),
    html: line.slice(2),
  }))
  const text = (nodes: readonly OutlineNode[]): string =>
    nodes
      .map(({ html, children }) => (children.length === 0 ? html : `${html}(${text(children)})`))
      .join(' ')
  return text(outlineOf(headings, { min: 2, max: 4 }))
}

test('hangs a skipped level under the nearest shallower heading', () => {
  expect(draw('2 Install', '4 Source', '2 Run', '3 Check')).toBe('Install(Source) Run(Check)')
})

test('leaves out levels that are not configured', () => {
  expect(draw('2 A', '5 B', '3 C')).toBe('A(C)')
})

test('a page that begins deep keeps its headings', () => {
  expect(draw('3 A', '3 B', '2 C')).toBe('A B C')
})

test('leaves out a heading without text', () => {
  expect(draw('2 A', '2 ', '3 B')).toBe('A(B)')
})
