/** Point on a circle, in a coordinate system of 0 to 100, rounded to a tenth. */
function at(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`
}

/** An eight-pointed star that alternates between two radii. */
export function starPath(outer: number, inner: number, turn = 0): string {
  const points = Array.from({ length: 16 }, (_, index) =>
    at(index % 2 === 0 ? outer : inner, turn + index * 22.5),
  )
  return `M${points.join('L')}Z`
}

/** Eight lines from the inner corners of the star outwards. */
export function raysPath(from: number, to: number): string {
  return Array.from(
    { length: 8 },
    (_, index) => `M${at(from, 22.5 + index * 45)}L${at(to, 22.5 + index * 45)}`,
  ).join('')
}

/**
 * The star of two squares around a point, with corners at whole numbers. Stars whose distance is
 * twice the radius touch, with crosses between them.
 */
export function khatamPath(x: number, y: number, radius: number): string {
  const half = Math.round(radius / Math.SQRT2)
  const notch = radius - half
  const side = half - notch
  return (
    `M${x + radius} ${y}l${-notch} ${notch}v${side}h${-side}l${-notch} ${notch}l${-notch} ${-notch}h${-side}v${-side}l${-notch} ${-notch}` +
    `l${notch} ${-notch}v${-side}h${side}l${notch} ${-notch}l${notch} ${notch}h${side}v${side}z`
  )
}

/** A square on its corner. */
export function diamondPath(x: number, y: number, radius: number): string {
  return `M${x + radius} ${y}l${-radius} ${radius}l${-radius} ${-radius}l${radius} ${-radius}z`
}

/** A square on its side; its corners are as far from the centre as a diamond's. */
export function squarePath(x: number, y: number, radius: number): string {
  const half = Math.round(radius / Math.SQRT2)
  return `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`
}
