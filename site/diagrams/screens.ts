import type { Box, DiagramSpec, Note } from './spec.ts'

/** One screen of a wallet or a page, from top to bottom. */
export interface Screen {
  readonly title: string
  readonly rows: readonly Row[]
}

export type Row =
  /** A line of small text. */
  | { readonly text: string }
  /** A value or a field, with a border. */
  | { readonly field: string }
  /** The button to press. */
  | { readonly press: string }

const WIDTH = 112
const GAP = 12
const PADDING = 5
const TITLE_HEIGHT = 30
const ROW_HEIGHT = 30

/** Three screens side by side with arrows between them, all as high as the longest. */
export function screens(list: readonly [Screen, Screen, Screen]): DiagramSpec {
  const height = TITLE_HEIGHT + ROW_HEIGHT * Math.max(...list.map(({ rows }) => rows.length)) + 6
  const frames = list.map(
    ({ title }, index): Box => ({
      id: `screen-${index}`,
      at: [index * (WIDTH + GAP), 0],
      size: [WIDTH, height],
      lines: [`${index + 1}. ${title}`],
      tone: 'group',
    }),
  )
  const parts = list.flatMap(({ rows }, index) =>
    rows.map((row, at) => partsOf(row, index * (WIDTH + GAP), TITLE_HEIGHT + at * ROW_HEIGHT)),
  )
  return {
    size: [WIDTH * list.length + GAP * (list.length - 1), height],
    boxes: [...frames, ...parts.flatMap(({ boxes }) => boxes)],
    arrows: [
      { from: 'screen-0', to: 'screen-1' },
      { from: 'screen-1', to: 'screen-2' },
    ],
    notes: parts.flatMap(({ notes }) => notes),
  }
}

function partsOf(row: Row, left: number, top: number): { boxes: Box[]; notes: Note[] } {
  const frame = {
    at: [left + PADDING, top + 2],
    size: [WIDTH - 2 * PADDING, ROW_HEIGHT - 6],
  } as const
  if ('press' in row) {
    const id = `button-${left}-${top}`
    return { boxes: [{ id, ...frame, lines: [row.press], tone: 'accent' }], notes: [] }
  }
  const text = 'field' in row ? row.field : row.text
  const note: Note = { at: [left + WIDTH / 2, top + 18], text, anchor: 'middle' }
  if ('text' in row) return { boxes: [], notes: [note] }
  return {
    boxes: [{ id: `field-${left}-${top}`, ...frame, lines: [], tone: 'soft' }],
    notes: [note],
  }
}
