/**
 * Minimum number of letters to insert, remove, replace or swap with a neighbour to turn one word
 * into another. Distances above `limit` are not computed and give `limit + 1`.
 */
export function editDistance(from: string, to: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1
  let start = 0
  while (start < from.length && from[start] === to[start]) start++
  const [a, b] = [from.slice(start), to.slice(start)]
  let before: number[] = []
  let former = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    // What is farther from the diagonal than the limit is above the limit.
    const first = Math.max(1, i - limit)
    const last = Math.min(b.length, i + limit)
    const row: number[] = []
    row[first - 1] = first === 1 ? i : limit + 1
    let least = limit + 1
    for (let j = first; j <= last; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(
        (former[j] ?? limit) + 1,
        (row[j - 1] ?? limit) + 1,
        (former[j - 1] ?? limit) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? limit) + 1)
      row[j] = cost
      least = Math.min(least, cost)
    }
    if (Math.min(least, row[first - 1] ?? limit) > limit) return limit + 1
    before = former
    former = row
  }
  return Math.min(former[b.length] ?? limit + 1, limit + 1)
}
