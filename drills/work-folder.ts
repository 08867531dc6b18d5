import { randomUUID } from 'node:crypto'
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
  const folder = keep ?? join(tmpdir(), `drills-${randomUUID()}`)
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(({ message }) => {
    throw new DrillError(`no folder can be made in ${folder}: ${message}; name another with --keep`)
  })
  try {
    return await use({ [FOLDER]: folder })
  } finally {
    // What was killed a moment ago may still write.
    const options = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }
    if (keep === undefined) await rm(folder, options)
  }
}

/** A new folder for one page. */
export const pageFolder = (): Promise<string> =>
  mkdtemp(join(process.env[FOLDER] ?? tmpdir(), 'drill-'))
