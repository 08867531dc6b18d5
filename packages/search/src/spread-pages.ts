/** Results of one page before a result of another one. */
const MOST_OF_PAGE = 2

/**
 * Results in their order, but never more than two of a page in a row while another page has one. A
 * third waits until another page has had its turn.
 */
export function spreadPages<Result>(
  results: readonly Result[],
  pageOf: (result: Result) => unknown,
): Result[] {
  const spread: Result[] = []
  const waiting: Result[] = []
  let page: unknown
  let inRow = 0
  const take = (result: Result): void => {
    inRow = pageOf(result) === page ? inRow + 1 : 1
    page = pageOf(result)
    spread.push(result)
  }
  const mayFollow = (result: Result) => pageOf(result) !== page || inRow < MOST_OF_PAGE
  for (const result of results) {
    // Those that waited rank higher.
    waiting.push(result)
    for (let at = waiting.findIndex(mayFollow); at >= 0; at = waiting.findIndex(mayFollow))
      take(...(waiting.splice(at, 1) as [Result]))
  }
  return [...spread, ...waiting]
}
