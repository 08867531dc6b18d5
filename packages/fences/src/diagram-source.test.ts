import { expect, test } from 'vitest'
import { diagramSource } from './diagram-source.ts'

const KINDS = [
  { header: 'graph TD', node: (at: number) => `a${at}`, arrow: '-->', end: '' },
  { header: 'stateDiagram-v2', node: (at: number) => `a${at}`, arrow: '-->', end: '' },
  { header: 'classDiagram', node: (at: number) => `class a${at}`, arrow: '-->', end: '' },
  { header: 'erDiagram', node: (at: number) => `a${at}`, arrow: '||--o{', end: ' : b' },
]
const lines = (length: number, line: (at: number) => string) =>
  Array.from({ length }, (_, at) => line(at))
const nodesOf = (header: string, all: readonly string[]) =>
  diagramSource([header, ...all].join('\n')).names.length

test.each(
  KINDS,
)('a diagram with more nodes than are laid out within a second is refused: $header', ({
  header,
  node,
}) => {
  expect(nodesOf(header, lines(300, node))).toBe(300)
  expect(() => nodesOf(header, lines(301, node))).toThrow('a diagram with 301 nodes')
})

test.each(KINDS)('so is one with more arrows: $header', ({ header, arrow, end }) => {
  const arrows = (length: number) =>
    lines(length, (at) => `a${at % 40} ${arrow} a${(at * 7) % 40}${end}`)
  expect(nodesOf(header, arrows(190))).toBe(40)
  expect(() => nodesOf(header, arrows(191))).toThrow('a diagram with 191 arrows between 40 nodes')
})

test('messages of a sequence are as many as an author writes', () => {
  const messages = lines(1000, (at) => `a${at}->>b: c`)
  expect(nodesOf('sequenceDiagram', messages)).toBe(1001)
})
