import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DrillError } from './options.ts'

/** Tells the process inside the namespaces the folder that the one outside has made. */
const FOLDER = 'DRILLS_FOLDER'

/**
 * Do something with a folder for homes and logs, and remove it afterwards unless it is to be kept.
 * The process that nothing ends but its user does this, so that no other leaves the folder behind.
 * @param use gets the environment with the folder, for the process that works in it
 * @throws DrillError where no folder can be made
 */
export async function withWorkFolder<Result>(
  keep: string | undefined,
  use: (environment: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> {
  if (keep !== undefined) {
    await canMake(keep, () => mkdir(keep, { recursive: true }))
    return use({ [FOLDER]: keep })
  }
  const folder = await canMake(tmpdir(), () => mkdtemp(join(tmpdir(), 'drills-')))
  try {
    return await use({ [FOLDER]: folder })
  } finally {
    // What was killed a moment ago may still write.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}

/** A new folder for one page. */
export function pageFolder(): Promise<string> {
  const parent = process.env[FOLDER] ?? tmpdir()
  return canMake(parent, () => mkdtemp(join(parent, 'drill-')))
}

async function canMake<Result>(folder: string, make: () => Promise<Result>): Promise<Result> {
  try {
    return await make()
  } catch (cause) {
    throw new DrillError(
      `no folder can be made in ${folder}: ${(cause as Error).message}; name another with --keep`,
    )
  }
}
