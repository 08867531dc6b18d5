// The figures of a run as one table: one row per figure, one column per tool, and the ratios of our
// site and of our plain site to the best peer.
import { median } from '../browser.mjs'

/** Fields of a part that are no figures. */
const NO_FIGURES = ['at', 'failed', 'spread']

/**
 * The medians of several turns, each with its spread: the lowest and the highest figure; or the reason
 * of a failure.
 * @param {readonly ({ at: string } & (Record<string, number> | { failed: string }))[]} turns
 */
export function summaryOf(turns) {
  const failed = turns.find((turn) => turn.failed !== undefined)
  if (failed !== undefined) return failed
  const names = Object.keys(turns[0]).filter((name) => name !== 'at')
  const valuesOf = (name) => turns.map((turn) => turn[name])
  return {
    at: turns[0].at,
    ...Object.fromEntries(names.map((name) => [name, median(valuesOf(name))])),
    spread: Object.fromEntries(
      names.map((name) => [name, [Math.min(...valuesOf(name)), Math.max(...valuesOf(name))]]),
    ),
  }
}

/**
 * Rows for `console.table`, the worst ratio first.
 * @param {Record<string, Record<string, ReturnType<typeof summaryOf>>>} results
 *   By tool and part.
 */
export function tableOf(results) {
  const tools = Object.keys(results)
  const names = new Set(
    Object.values(results).flatMap((parts) => Object.values(parts).flatMap(Object.keys)),
  )
  for (const name of NO_FIGURES) names.delete(name)
  const rows = [...names].map((name) => {
    const parts = tools.flatMap((tool) => {
      const part = Object.values(results[tool]).find((figures) => name in figures)
      return part === undefined ? [] : [[tool, part]]
    })
    const values = Object.fromEntries(parts.map(([tool, part]) => [tool, part[name]]))
    const shown = parts.map(([tool, part]) => [tool, withSpread(part[name], part.spread?.[name])])
    return [name, { ...Object.fromEntries(shown), ...comparison(name, values) }]
  })
  return Object.fromEntries(rows.toSorted((a, b) => behind(...b) - behind(...a)))
}

/** `684 (652 to 700)`; the figure alone if all turns gave it. */
function withSpread(value, [low, high] = [value, value]) {
  return low === high ? value : `${value} (${low} to ${high})`
}

/** How many times worse than the best peer we are; infinite if that peer's figure is 0. */
function behind(name, { ours, best, ratio }) {
  if (ours === undefined || best === undefined) return 0
  if (ratio === undefined) return Number.POSITIVE_INFINITY
  return isScore(name) ? 1 / ratio : ratio
}

/** More is better in scores, and less in all other figures. */
const isScore = (name) => name.startsWith('Lighthouse')

function comparison(name, { ours, 'ours-plain': plain, ...peers }) {
  const measured = Object.entries(peers)
  if (measured.length === 0) return {}
  const sign = isScore(name) ? -1 : 1
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
