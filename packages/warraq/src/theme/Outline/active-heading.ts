/** Position of a heading in the viewport, in pixels. */
export interface HeadingBox {
  readonly id: string
  readonly top: number
  readonly bottom: number
}

/**
 * The current heading: the first one below the navbar if it is in the upper half of the viewport,
 * otherwise the one before it; at the end of the page the last one.
 */
export function activeHeading(
  boxes: readonly HeadingBox[],
  view: { readonly offset: number; readonly height: number },
): string | undefined {
  const next = boxes.findIndex(({ top }) => top >= view.offset)
  if (next === -1) return boxes.at(-1)?.id
  const box = boxes[next]
  if (box !== undefined && box.top > 0 && box.bottom < view.height / 2) return box.id
  return boxes[next - 1]?.id
}
