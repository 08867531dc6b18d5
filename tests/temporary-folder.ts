import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders = new Set<string>()

/** Make an empty folder. It is removed after the test file in Vitest, after the run in Playwright. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docs-')))
  folders.add(folder)
  return folder
}

/** Remove the folders that `temporaryFolder` has made in this process. */
export function removeTemporaryFolders(): void {
  for (const folder of folders) removeFolder(folder)
  folders.clear()
}

/**
 * Give this process and those that it starts a folder for their temporary files.
 * @returns removes that folder
 */
export function makeFolderOfRun(): () => void {
  const outer = process.env.TMPDIR
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docs-run-')))
  // Servers and programs of other users reach what a test opens to them.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return () => {
    if (outer === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = outer
    removeFolder(folder)
  }
}

/** A process that is ending may still write there, so try again for a second. */
function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 })
}
