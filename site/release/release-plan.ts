/** The file with the version that `npm run release` changes. */
export const RELEASE_FILE = 'site/facts/node-release.ts'

const VERSION = /^v(\d+)\.(\d+)\.(\d+)(-rc\.?\d+)?$/

/** A text of the repository. */
export interface NamedText {
  readonly file: string
  readonly text: string
}

/**
 * Why the pages cannot go on to a release; `undefined` if they can.
 * @param asked as on the command line
 * @param current the release that the pages describe
 */
export function releaseProblem(asked: string, current: string): string | undefined {
  const [next, now] = [numbersOf(asked), numbersOf(current)]
  if (next === undefined)
    return `"${asked}" is not the tag of a release. Expected, for example: npm run release -- v1.9.4`
  if (asked === current) return `The pages describe ${current} already.`
  return compare(next, now ?? []) < 0
    ? `${asked} is older than ${current}, which the pages describe. To go back, revert the commit of that release.`
    : undefined
}

/** The release file with another version; what was checked stays. */
export function withVersion(text: string, version: string): string {
  return text.replace(/(NODE_VERSION = ')[^']*/, `$1${version}`)
}

/** Places that name a version, with or without `v`: `content/a.md:12`, each with its line. */
export function linesNaming(version: string, texts: readonly NamedText[]): string[] {
  const number = version.replace(/^v/, '').replaceAll('.', '\\.')
  const named = new RegExp(`(?<![\\w.-])v?${number}(?![\\w-]|\\.\\d)`)
  return texts.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => {
      return named.test(line) ? [`${file}:${index + 1}  ${line.trim()}`] : []
    }),
  )
}

/** Pages whose commands nobody has performed with a version, from the record of the drills. */
export function pagesToPerform(
  version: string,
  pages: readonly { readonly page: string; readonly versions: Readonly<Record<string, string>> }[],
): string[] {
  return pages
    .filter(({ versions: { haqqd } }) => haqqd !== undefined && `v${haqqd}` !== version)
    .map(({ page }) => page)
}

function numbersOf(version: string): number[] | undefined {
  const [, major, minor, patch, candidate] = VERSION.exec(version) ?? []
  if (major === undefined) return undefined
  // A candidate comes before its release.
  const last = candidate === undefined ? Number.POSITIVE_INFINITY : Number(/\d+/.exec(candidate))
  return [Number(major), Number(minor), Number(patch), last]
}

/** Below 0 if the first is older. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}
