/**
 * Minimum number of letters to insert, remove, replace or swap with a neighbour to turn one word
 * into another. Distances above `limit` are not computed and give `limit + 1`.
 */
export function editDistance(from: string, to: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1
  let before: number[] = []
  let former = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1]
      let cost = Math.min(
        (former[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (former[j - 1] ?? 0) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return limit + 1
    before = former
    former = row
  }
  return Math.min(former[to.length] ?? 0, limit + 1)
}
