/** Files of a site by path. */
export type Files = Readonly<Record<string, string>>

export interface WorstSite {
  readonly feature: string
  readonly files: Files
}

const SIZE = 100_000

/** As many equal units as fit. */
export const filledTo = (size: number, unit: string, start = '', end = '') =>
  start + unit.repeat(Math.ceil(size / unit.length)) + end
export const filled = (unit: string, start = '', end = '') => filledTo(SIZE, unit, start, end)

/** As many numbered units as fit. */
export const countedTo = (size: number, unit: (at: number) => string) => {
  const units: string[] = []
  for (let at = 0, length = 0; length < size; at++)
    length += units[units.push(unit(at)) - 1]?.length ?? 0
  return units.join('')
}
export const counted = (unit: (at: number) => string) => countedTo(SIZE, unit)

/** What `make` returns for each number from 0. */
export const listOf = <T>(length: number, make: (at: number) => T): readonly T[] =>
  Array.from({ length }, (_, at) => make(at))

export const fenced = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n`
