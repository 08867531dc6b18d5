/** A position or size in units of the diagram; one unit is about one pixel on a phone. */
export type Pair = readonly [x: number, y: number]

/** Meaning of a colour: none, HAQQ's own, money, danger, a frame around others. */
export type Tone = 'plain' | 'accent' | 'sand' | 'danger' | 'soft' | 'group'

export interface Box {
  readonly id: string
  readonly at: Pair
  readonly size: Pair
  /** The first line is the name. A group shows its name in a corner. */
  readonly lines: readonly string[]
  readonly tone?: Tone
}

/** A straight line between the facing sides of two boxes. */
export interface Arrow {
  readonly from: string
  readonly to: string
  readonly label?: string
  /** Heads at both ends. */
  readonly both?: boolean
  readonly dashed?: boolean
  readonly tone?: Exclude<Tone, 'group'>
  /** Position of the line along the facing sides; by default the middle of both. */
  readonly through?: number
  /** Side of an upright line for the label; `after` by default. */
  readonly labelSide?: 'before' | 'after'
}

export interface Line {
  readonly points: readonly Pair[]
  readonly tone?: Exclude<Tone, 'group'>
  readonly dashed?: boolean
}

export interface Note {
  readonly at: Pair
  readonly text: string
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly tone?: Exclude<Tone, 'group'>
}

/** A diagram of at most 360 units in width, so that it is legible on a phone. */
export interface DiagramSpec {
  readonly size: Pair
  readonly boxes: readonly Box[]
  readonly arrows?: readonly Arrow[]
  readonly lines?: readonly Line[]
  readonly notes?: readonly Note[]
}
