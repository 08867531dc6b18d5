import { afterAll, vi } from 'vitest'

// Files of one worker share their modules: an import that a test did not wait for would fail when
// its file ends, and stay failed for the others.
afterAll(() => vi.dynamicImportSettled())
