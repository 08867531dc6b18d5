import type { Box, DiagramSpec, Line, Note } from './spec.ts'

/** A line of a dialog, and what a reader checks there. */
export interface DialogRow {
  readonly name: string
  readonly value: string
  readonly check?: string
}

const WIDTH = 176
const NOTES = 200
const TITLE_HEIGHT = 32
const ROW_HEIGHT = 46

/** A dialog of a wallet, with a remark beside every line that a reader checks. */
export function dialog(title: string, rows: readonly DialogRow[], button: string): DiagramSpec {
  const end = TITLE_HEIGHT + rows.length * ROW_HEIGHT
  const height = end + 38
  const tops = rows.map((_, index) => TITLE_HEIGHT + index * ROW_HEIGHT)
  const fields = rows.map(
    (_, index): Box => ({
      id: `field-${index}`,
      at: [8, (tops[index] ?? 0) + 14],
      size: [WIDTH - 16, 24],
      lines: [],
      tone: 'soft',
    }),
  )
  const texts = rows.flatMap(({ name, value, check }, index): readonly Note[] => {
    const top = tops[index] ?? 0
    return [
      { at: [8, top + 9], text: name },
      { at: [14, top + 30], text: value },
      ...(check === undefined
        ? []
        : [{ at: [NOTES, top + 30], text: check, tone: 'accent' } as const]),
    ]
  })
  const pointers = rows.flatMap(({ check }, index): readonly Line[] => {
    const y = (tops[index] ?? 0) + 26
    return check === undefined
      ? []
      : [
          {
            points: [
              [WIDTH - 8, y],
              [NOTES - 4, y],
            ],
            tone: 'accent',
          },
        ]
  })
  return {
    size: [360, height],
    boxes: [
      { id: 'dialog', at: [0, 0], size: [WIDTH, height], lines: [title], tone: 'group' },
      ...fields,
      { id: 'button', at: [8, end + 4], size: [WIDTH - 16, 26], lines: [button], tone: 'accent' },
    ],
    lines: pointers,
    notes: texts,
  }
}
