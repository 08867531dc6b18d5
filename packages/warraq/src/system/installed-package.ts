import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

export type InstalledPackage = NonNullable<ReturnType<typeof installedPackage>>

/** Version and absolute folder of a package as Node resolves it; `undefined` if not installed. */
export function installedPackage(name: string, moduleUrl: string) {
  const dir = packageFolder(name, moduleUrl)
  if (dir === undefined) return undefined
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
  return { version: String(version), dir }
}

/** Absolute folder of a package as Node finds it from a module. */
export function packageFolder(name: string, moduleUrl: string): string | undefined {
  return (createRequire(moduleUrl).resolve.paths(name) ?? [])
    .map((folder) => join(folder, name))
    .find((path) => existsSync(join(path, 'package.json')))
}

/**
 * Whether a version has the major number of a range; also compares the minor number if the range
 * begins with `~` or the major number is 0.
 */
export function isSameMajor(version: string, range: string): boolean {
  const [major, minor] = numbersOf(version)
  const [wantedMajor, wantedMinor] = numbersOf(range)
  if (major !== wantedMajor) return false
  return minor === wantedMinor || (wantedMajor !== 0 && !range.startsWith('~'))
}

function numbersOf(text: string): readonly number[] {
  return (text.match(/\d+/g) ?? []).map(Number)
}
