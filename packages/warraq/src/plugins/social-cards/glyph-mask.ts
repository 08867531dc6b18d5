import type { PathCommand } from 'opentype.js'

/** How much of every pixel a shape covers: 0 to 255, row by row. */
export interface GlyphMask {
  /** Place of the mask's first pixel, relative to the origin of the outline. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly coverage: Uint8Array
}

/** Straight pieces a curve is drawn with: at the sizes of a card no corner is visible. */
const CURVE_STEPS = 10

/**
 * Fill an outline, in pixels with y downwards.
 *
 * Every edge adds its signed area to the pixels it crosses; the sum along a row is the coverage. It is
 * exact for polygons, needs one pass, and gives the same bytes on every machine.
 */
export function glyphMask(commands: readonly PathCommand[]): GlyphMask {
  const edges = edgesOf(commands)
  if (edges.length === 0) return { left: 0, top: 0, width: 0, height: 0, coverage: EMPTY }
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x0, y0, x1, y1] of edges) {
    minX = Math.min(minX, x0, x1)
    maxX = Math.max(maxX, x0, x1)
    minY = Math.min(minY, y0, y1)
    maxY = Math.max(maxY, y0, y1)
  }
  const left = Math.floor(minX)
  const top = Math.floor(minY)
  const width = Math.ceil(maxX) - left + 2
  const height = Math.ceil(maxY) - top + 1
  const areas = new Float64Array(width * height)
  for (const [x0, y0, x1, y1] of edges)
    addEdge(areas, width, [x0 - left, y0 - top, x1 - left, y1 - top])
  const coverage = new Uint8Array(areas.length)
  for (let row = 0; row < height; row++) {
    let sum = 0
    for (let at = row * width; at < (row + 1) * width; at++) {
      sum += areas[at] ?? 0
      coverage[at] = Math.round(Math.min(Math.abs(sum), 1) * 255)
    }
  }
  return { left, top, width, height, coverage }
}

const EMPTY = new Uint8Array(0)

type Edge = readonly [x0: number, y0: number, x1: number, y1: number]

/** The outline as straight edges; every contour is closed. */
function edgesOf(commands: readonly PathCommand[]): Edge[] {
  const edges: Edge[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const lineTo = (nextX: number, nextY: number) => {
    if (nextX !== x || nextY !== y) edges.push([x, y, nextX, nextY])
    x = nextX
    y = nextY
  }
  for (const command of commands) {
    switch (command.type) {
      case 'M':
        lineTo(startX, startY)
        x = startX = command.x
        y = startY = command.y
        break
      case 'L':
        lineTo(command.x, command.y)
        break
      case 'Q': {
        const [fromX, fromY] = [x, y]
        for (let step = 1; step <= CURVE_STEPS; step++) {
          const t = step / CURVE_STEPS
          const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
          lineTo(
            a * fromX + b * command.x1 + c * command.x,
            a * fromY + b * command.y1 + c * command.y,
          )
        }
        break
      }
      case 'C': {
        const [fromX, fromY] = [x, y]
        for (let step = 1; step <= CURVE_STEPS; step++) {
          const t = step / CURVE_STEPS
          const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
          lineTo(
            a * fromX + b * command.x1 + c * command.x2 + d * command.x,
            a * fromY + b * command.y1 + c * command.y2 + d * command.y,
          )
        }
        break
      }
      case 'Z':
        lineTo(startX, startY)
    }
  }
  lineTo(startX, startY)
  return edges
}

/** Add the signed area that lies right of an edge, pixel row by pixel row. */
function addEdge(areas: Float64Array, width: number, [x0, y0, x1, y1]: Edge): void {
  if (y0 === y1) return
  const direction = y0 < y1 ? 1 : -1
  const [topX, topY, bottomX, bottomY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0]
  const slope = (bottomX - topX) / (bottomY - topY)
  for (let row = Math.floor(topY); row < bottomY; row++) {
    const from = Math.max(row, topY)
    const to = Math.min(row + 1, bottomY)
    const height = (to - from) * direction
    if (height === 0) continue
    const a = topX + (from - topY) * slope
    const b = topX + (to - topY) * slope
    addSpan(areas, row * width, { left: Math.min(a, b), right: Math.max(a, b), height })
  }
}

interface Span {
  readonly left: number
  readonly right: number
  /** Part of the pixel row that the edge crosses, with its sign. */
  readonly height: number
}

/** Share the height of an edge among the pixels it crosses in one row. */
function addSpan(areas: Float64Array, row: number, { left, right, height }: Span): void {
  const first = Math.floor(left)
  const last = Math.floor(right)
  if (first === last) {
    const part = height * (1 - (left + right) / 2 + first)
    areas[row + first] = (areas[row + first] ?? 0) + part
    areas[row + first + 1] = (areas[row + first + 1] ?? 0) + height - part
    return
  }
  const perPixel = height / (right - left)
  let covered = 0
  for (let pixel = first; pixel <= last; pixel++) {
    const from = Math.max(pixel, left)
    const to = Math.min(pixel + 1, right)
    const crossed = (to - from) * perPixel
    const part = crossed * (1 - (from + to) / 2 + pixel)
    areas[row + pixel] = (areas[row + pixel] ?? 0) + covered + part
    covered = crossed - part
  }
  areas[row + last + 1] = (areas[row + last + 1] ?? 0) + covered
}
