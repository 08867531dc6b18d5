import { afterAll, vi } from 'vitest'

/** Test files of one worker share its modules and globals: each leaves them as they were. */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
