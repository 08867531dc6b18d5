import { expect, test } from 'vitest'
import { arrowOf } from './arrow.ts'
import { diagrams } from './diagrams.ts'
import type { Box, DiagramSpec, Pair } from './spec.ts'

/** Generous width of one letter at a font size of twelve units. */
const LETTER = 6.5
const BOLD_LETTER = 7.4
/** Space that a text leaves free in its box, so that it touches no frame. */
const MARGIN = 4

const entries = Object.entries(diagrams as Record<string, DiagramSpec>)

test.each(entries)('%s fits its frame and a phone', (_name, { size, boxes, notes = [] }) => {
  expect(size[0]).toBeLessThanOrEqual(360)
  for (const { id, at, size: extent } of boxes) {
    expect(at[0] + extent[0], id).toBeLessThanOrEqual(size[0])
    expect(at[1] + extent[1], id).toBeLessThanOrEqual(size[1])
  }
  for (const { at, text, anchor } of notes) {
    const before = anchor === 'end' ? 1 : anchor === 'middle' ? 0.5 : 0
    expect(at[0] + text.length * LETTER * (1 - before) * 0.9, text).toBeLessThanOrEqual(size[0] + 8)
    expect(at[1], text).toBeLessThanOrEqual(size[1])
  }
})

test.each(entries)('%s has no text wider than its box', (_name, { boxes }) => {
  for (const { lines, size } of boxes) {
    for (const [index, line] of lines.entries()) {
      const letter = index === 0 ? BOLD_LETTER : LETTER
      expect(line.length * letter + MARGIN, line).toBeLessThanOrEqual(size[0])
    }
  }
})

test.each(entries)('%s has screens whose texts touch no frame', (_name, { boxes, notes = [] }) => {
  const screens = boxes.filter(({ id }) => id.startsWith('screen-'))
  for (const { at, text, anchor } of notes)
    for (const { at: corner, size } of screens) {
      if (anchor !== 'middle' || at[0] < corner[0] || at[0] > corner[0] + size[0]) continue
      expect(text.length * LETTER * 0.97 + MARGIN, text).toBeLessThanOrEqual(size[0])
    }
})

test.each(entries)('%s has arrows that meet both boxes', (_name, { boxes, arrows = [] }) => {
  for (const arrow of arrows) {
    const { start, end } = arrowOf(arrow, boxes)
    expect(touches(start, boxNamed(arrow.from, boxes)), `${arrow.from} to ${arrow.to}`).toBe(true)
    expect(touches(end, boxNamed(arrow.to, boxes)), `${arrow.from} to ${arrow.to}`).toBe(true)
  }
})

test.each(entries)('%s keeps the labels of its arrows inside', (_name, {
  size,
  boxes,
  arrows = [],
}) => {
  for (const arrow of arrows) {
    const { x, anchor } = arrowOf(arrow, boxes).label
    const width = (arrow.label?.length ?? 0) * LETTER * 0.92
    const start = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width
    expect(start, arrow.label).toBeGreaterThanOrEqual(0)
    expect(start + width, arrow.label).toBeLessThanOrEqual(size[0])
  }
})

test('an arrow is a line and a head for each end it points to', () => {
  const boxes: Box[] = [
    { id: 'a', at: [0, 0], size: [10, 10], lines: [] },
    { id: 'b', at: [0, 50], size: [10, 10], lines: [] },
    { id: 'c', at: [50, 0], size: [10, 10], lines: [] },
  ]
  const down = arrowOf({ from: 'a', to: 'b', both: true }, boxes)
  expect(down.line).toBe('M5 10V50')
  expect(down.heads).toEqual(['M5 50l-3.5-7h7z', 'M5 10l-3.5 7h7z'])
  const left = arrowOf({ from: 'c', to: 'a' }, boxes)
  expect(left.line).toBe('M50 5H10')
  expect(left.heads).toEqual(['M10 5l7-3.5v7z'])
})

test('an arrow to a missing box is reported', () => {
  expect(() => arrowOf({ from: 'a', to: 'b' }, [])).toThrow('there is no box "a"')
})

test('an arrow between overlapping boxes is refused', () => {
  const boxes: Box[] = [
    { id: 'a', at: [0, 0], size: [10, 10], lines: [] },
    { id: 'b', at: [5, 5], size: [10, 10], lines: [] },
  ]
  expect(() => arrowOf({ from: 'a', to: 'b' }, boxes)).toThrow('a and b overlap')
})

function touches([x, y]: Pair, { at, size }: Box): boolean {
  return x >= at[0] && x <= at[0] + size[0] && y >= at[1] && y <= at[1] + size[1]
}

function boxNamed(id: string, boxes: readonly Box[]): Box {
  const box = boxes.find((entry) => entry.id === id)
  if (box === undefined) throw new Error(id)
  return box
}
