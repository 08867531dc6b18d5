import type { Arrow, Box, Pair } from './spec.ts'

const HEAD = 7

export interface ArrowShape {
  readonly start: Pair
  readonly end: Pair
  /** Paths of the line and of each head. */
  readonly line: string
  readonly heads: readonly string[]
  readonly label: {
    readonly x: number
    readonly y: number
    readonly anchor: 'start' | 'middle' | 'end'
  }
}

/**
 * The line of an arrow between two boxes above or beside each other.
 * @throws Error when a box is unknown or the boxes overlap.
 */
export function arrowOf(arrow: Arrow, boxes: readonly Box[]): ArrowShape {
  const from = boxNamed(arrow.from, boxes)
  const to = boxNamed(arrow.to, boxes)
  const gapDown = gapOf(from, to, 1)
  if (gapDown !== undefined) {
    const x = arrow.through ?? middleOf(from, to, 0)
    return shapeOf([x, gapDown[0]], [x, gapDown[1]], arrow)
  }
  const gapRight = gapOf(from, to, 0)
  if (gapRight === undefined) throw new Error(`${arrow.from} and ${arrow.to} overlap`)
  const y = arrow.through ?? middleOf(from, to, 1)
  return shapeOf([gapRight[0], y], [gapRight[1], y], arrow)
}

function shapeOf(start: Pair, end: Pair, { both, labelSide = 'after' }: Arrow): ArrowShape {
  const isUpright = start[0] === end[0]
  const direction = isUpright ? Math.sign(end[1] - start[1]) : Math.sign(end[0] - start[0])
  const middle: Pair = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
  return {
    start,
    end,
    line: `M${start.join(' ')}${isUpright ? `V${end[1]}` : `H${end[0]}`}`,
    heads: [
      headOf(end, direction, isUpright),
      ...(both ? [headOf(start, -direction, isUpright)] : []),
    ],
    label: !isUpright
      ? { x: middle[0], y: middle[1] - 6, anchor: 'middle' }
      : labelSide === 'after'
        ? { x: middle[0] + 7, y: middle[1] + 4, anchor: 'start' }
        : { x: middle[0] - 7, y: middle[1] + 4, anchor: 'end' },
  }
}

/** A triangle that starts at its tip, in relative steps, because most heads are equal. */
function headOf(tip: Pair, direction: number, isUpright: boolean): string {
  const back = -HEAD * direction
  const half = HEAD / 2
  const side = isUpright
    ? `l-${half}${back < 0 ? '' : ' '}${back}h${HEAD}`
    : `l${back}-${half}v${HEAD}`
  return `M${tip.join(' ')}${side}z`
}

/** Gap between the facing sides of two boxes along an axis, if there is one. */
function gapOf(from: Box, to: Box, axis: 0 | 1): Pair | undefined {
  const fromEnd = from.at[axis] + from.size[axis]
  const toEnd = to.at[axis] + to.size[axis]
  if (to.at[axis] > fromEnd) return [fromEnd, to.at[axis]]
  if (from.at[axis] > toEnd) return [from.at[axis], toEnd]
  return undefined
}

/** Middle of the range that both boxes share along an axis. */
function middleOf(from: Box, to: Box, axis: 0 | 1): number {
  const low = Math.max(from.at[axis], to.at[axis])
  const high = Math.min(from.at[axis] + from.size[axis], to.at[axis] + to.size[axis])
  return (low + high) / 2
}

function boxNamed(id: string, boxes: readonly Box[]): Box {
  const box = boxes.find((entry) => entry.id === id)
  if (box === undefined) throw new Error(`there is no box "${id}"`)
  return box
}
