/**
 * The message of an error and those of its causes, outermost first.
 *
 * new Error('No chart', { cause: new Error('No data') })  ->  ['No chart', 'No data']
 */
export function errorMessages(error: unknown): string[] {
  const chain = new Set<unknown>()
  for (let next = error; next !== undefined && next !== null && !chain.has(next); ) {
    chain.add(next)
    next = next instanceof Error ? next.cause : undefined
  }
  return [...chain].map((link) =>
    link instanceof Error ? link.message || link.name : String(link),
  )
}
