import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, hashOfFile, packageKey } from '../../hashes.ts'
import type { ProjectBundle, ProjectModules } from './project-bundle.ts'
import { readRecord, writeRecord } from './stored-record.ts'

/** A bundle with what must be unchanged for it to be current. */
interface BundleRecord {
  readonly bundle: ProjectBundle
  /** Hashes of the bundle and of its sources, by path. */
  readonly hashes: Readonly<Record<string, string>>
  /** Absolute paths of data that did not exist. */
  readonly absent: readonly string[]
}

/** The bundle that an earlier run made of the same modules; `undefined` = none, or none that is current. */
export function storedBundle(options: ProjectModules): ProjectBundle | undefined {
  const record = readRecord<BundleRecord>(recordFile(options))
  if (record === undefined) return undefined
  const { bundle, hashes, absent } = record
  const isCurrent =
    Object.entries(hashes).every(([path, hash]) => hashOfFile(path) === hash) &&
    !absent.some((path) => existsSync(path))
  return isCurrent ? bundle : undefined
}

/** Keep a bundle for later runs, unless a source was edited after the bundler began. */
export function storeBundle(
  options: ProjectModules,
  bundle: ProjectBundle,
  { absent, startMs }: { readonly absent: readonly string[]; readonly startMs: number },
): void {
  const isEdited = (path: string) =>
    (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? startMs) >= startMs
  if (bundle.files.some(isEdited)) return
  const hashes = Object.fromEntries(
    [bundle.script, ...bundle.files].map((path) => [path, hashOfFile(path)]),
  )
  const record: BundleRecord = { bundle, hashes, absent }
  writeRecord(recordFile(options), record)
}

function recordFile({ root, cacheDir, modules, purpose }: ProjectModules): string {
  const key = hashOf(JSON.stringify([packageKey(), root, modules, purpose]))
  return join(cacheDir, `project-${key}.json`)
}
