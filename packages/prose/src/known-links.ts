import { join } from 'node:path'
import { readCheckedFile, writeCheckedFile } from 'warraq/plugin'

const DAY_MS = 86_400_000
/** A page that was there is not asked for again for so long. */
const KEPT_MS = 7 * DAY_MS

/** When each address of another site last answered, in milliseconds since 1970. */
type KnownLinks = Readonly<Record<string, number>>

/** The addresses that answered in the last week; none if the record is missing or damaged. */
export function readKnownLinks(cacheDir: string, now: Date): KnownLinks {
  return Object.fromEntries(
    Object.entries(recordIn(cacheDir)).filter(
      ([, at]) => at <= now.getTime() && now.getTime() - at < KEPT_MS,
    ),
  )
}

function recordIn(cacheDir: string): KnownLinks {
  const text = readCheckedFile(fileIn(cacheDir))?.toString()
  return text === undefined ? {} : JSON.parse(text)
}

/** Remember addresses that answered now, in addition to those that are known. */
export function writeKnownLinks(
  cacheDir: string,
  { known, good, now }: { known: KnownLinks; good: readonly string[]; now: Date },
): void {
  const added = Object.fromEntries(good.map((url) => [url, now.getTime()]))
  writeCheckedFile(fileIn(cacheDir), [JSON.stringify({ ...known, ...added })])
}

function fileIn(cacheDir: string): string {
  return join(cacheDir, 'external-links')
}
