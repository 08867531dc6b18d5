import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'

const folders = new Set<string>()
/** Playwright and Vitest end a run on Ctrl+C by themselves. */
const ENDING_SIGNALS = ['SIGTERM', 'SIGHUP'] as const

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
 * Give this process and those that it starts a folder for their temporary files. A signal that ends
 * this process removes it, too.
 * @param others folders to remove with it after a signal
 * @returns removes that folder
 */
export function makeFolderOfRun(others: readonly string[] = []): () => void {
  const outer = process.env.TMPDIR
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docs-run-')))
  // Servers and programs of other users reach what a test opens to them.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  const remove = () => [folder, ...others].forEach(removeFolder)
  process.once('exit', remove)
  for (const signal of ENDING_SIGNALS) process.once(signal, exitAfterSignal)
  return () => {
    process.off('exit', remove)
    for (const signal of ENDING_SIGNALS) process.off(signal, exitAfterSignal)
    if (outer === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = outer
    removeFolder(folder)
  }
}

/** A signal would end the process without its `exit` event, in which it removes its folder. */
function exitAfterSignal(signal: NodeJS.Signals): void {
  process.exit(128 + constants.signals[signal])
}

/** A process that is ending may still write there, so try again for a second. */
function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 })
}
