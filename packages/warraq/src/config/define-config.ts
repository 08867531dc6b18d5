import type { DocsConfigInput } from './schema.ts'

/** Gives a config file its types and editor help. */
export function defineConfig(config: DocsConfigInput): DocsConfigInput {
  return config
}
