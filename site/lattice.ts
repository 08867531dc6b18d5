/** Point on a circle, in a drawing of 0 to 100, rounded to a tenth. */
function at(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`
}

/** An eight-pointed star: two radii in turn. */
export function starPath(outer: number, inner: number, turn = 0): string {
  const points = Array.from({ length: 16 }, (_, index) =>
    at(index % 2 === 0 ? outer : inner, turn + index * 22.5),
  )
  return `M${points.join('L')}Z`
}

/** Lines from the inner corners of the star outwards, eight in all. */
export function raysPath(from: number, to: number): string {
  return Array.from(
    { length: 8 },
    (_, index) => `M${at(from, 22.5 + index * 45)}L${at(to, 22.5 + index * 45)}`,
  ).join('')
}
