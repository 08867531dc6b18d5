import type { DocsConfigInput } from './docs-config-input.ts'

/**
 * The configuration of a site, as it is: your editor completes its fields, shows what each means, and
 * marks wrong values. Export the result from `docs.config.ts`.
 */
export function defineConfig(config: DocsConfigInput): DocsConfigInput {
  return config
}
