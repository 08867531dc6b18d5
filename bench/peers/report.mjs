// The figures of a run as one table: one row per figure, one column per tool, and the ratios of our
// site and of our plain site to the best peer.

/**
 * Rows for `console.table`.
 * @param {Record<string, Record<string, Record<string, number> | { failed: string }>>} results
 *   By tool and part.
 */
export function tableOf(results) {
  const tools = Object.keys(results)
  const names = new Set(
    Object.values(results).flatMap((parts) => Object.values(parts).flatMap(Object.keys)),
  )
  names.delete('failed')
  names.delete('at')
  return Object.fromEntries(
    [...names].map((name) => {
      const values = Object.fromEntries(
        tools.flatMap((tool) => {
          const figures = Object.values(results[tool]).find((part) => name in part)
          return figures === undefined ? [] : [[tool, figures[name]]]
        }),
      )
      return [name, { ...values, ...comparison(name, values) }]
    }),
  )
}

/** Lower is better in every figure except scores. */
function comparison(name, { ours, 'ours-plain': plain, ...peers }) {
  const measured = Object.entries(peers)
  if (measured.length === 0) return {}
  const sign = name.startsWith('Lighthouse') ? -1 : 1
  const [best, value] = measured.reduce((a, b) => (sign * b[1] < sign * a[1] ? b : a))
  return { best, ...ratio('ratio', ours, value), ...ratio('plain ratio', plain, value) }
}

function ratio(name, ours, best) {
  if (ours === undefined || (best === 0 && ours > 0)) return {}
  return { [name]: ours === best ? 1 : Number((ours / best).toFixed(2)) }
}

/** One line for each part that could not be measured. */
export function failuresOf(results) {
  return Object.entries(results).flatMap(([tool, parts]) =>
    Object.entries(parts)
      .filter(([, { failed }]) => failed !== undefined)
      .map(([part, { failed }]) => `${tool}, ${part}: ${failed}`),
  )
}
