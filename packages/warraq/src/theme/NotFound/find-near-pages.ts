import { editDistance } from '@warraq/search/edit-distance'
import type { PagePayload } from '../../shared/data/page-payload.ts'
import { decodePath } from '../../shared/text/route-path.ts'

export type ListedPage = Pick<PagePayload['page'], 'href' | 'title'>

/** Minimum similarity (0 to 1) for a suggestion; below it a match is coincidence. */
const LEAST_LIKENESS = 0.45
/** Minimum share of a segment that is equal: `nothing` is not a misspelled `monitoring`. */
const LEAST_SHARE = 0.6
/** The last segment of a path identifies a page best. */
const LAST_PART_WEIGHT = 2

/** The pages whose paths are most similar to a missing path, best first. */
export function findNearPages(
  path: string,
  pages: readonly ListedPage[],
  most: number,
): readonly ListedPage[] {
  const asked = partsOf(path)
  if (asked.length === 0) return []
  return pages
    .map((page) => ({ page, likeness: likeness(asked, partsOf(page.href)) }))
    .filter((entry) => entry.likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ page }) => page)
}

function partsOf(path: string): string[] {
  return decodePath(path)
    .toLowerCase()
    .replace(/\.(?:html?|mdx?)$/, '')
    .split('/')
    .filter((part) => part !== '' && part !== 'index')
}

/** Share of the requested segments that the page (nearly) has, less a little for other ones. */
function likeness(asked: readonly string[], present: readonly string[]): number {
  let sum = 0
  let weights = 0
  asked.forEach((part, at) => {
    const weight = at === asked.length - 1 ? LAST_PART_WEIGHT : 1
    weights += weight
    sum += weight * Math.max(0, ...present.map((other) => similarity(part, other)))
  })
  const surplus = Math.max(0, present.length - asked.length)
  return sum / weights - surplus * 0.05
}

function similarity(a: string, b: string): number {
  const distance = editDistance(a, b)
  const share = 1 - distance / Math.max(a.length, b.length)
  return share >= LEAST_SHARE ? share : 0
}
