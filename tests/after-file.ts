import { afterAll, vi } from 'vitest'
import { removeTemporaryFolders } from './temporary-folder.ts'

afterAll(async () => {
  // Files of one worker share their modules: an import that a test did not wait for would fail when
  // its file ends, and stay failed for the others.
  await vi.dynamicImportSettled()
  removeTemporaryFolders()
})
