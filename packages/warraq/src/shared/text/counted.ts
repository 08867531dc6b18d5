/** A number with its noun: `1 page`, `1,200 pages`. */
export function counted(number: number, noun: string, plural = `${noun}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? noun : plural}`
}
