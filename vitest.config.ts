import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['engine/**/*.test.{ts,tsx}', 'site/**/*.test.{ts,tsx}', 'tests/build/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
  },
})
