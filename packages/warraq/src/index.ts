/**
 * Imports for a configuration file, `import { defineConfig } from 'warraq'`, and the commands for
 * programs, `import { build } from 'warraq'`.
 */
export type {
  BuildOptions,
  BuildResult,
  CheckOptions,
  CheckResult,
  DevOptions,
  DevServer,
  PreviewOptions,
  RunningServer,
  ServerOptions,
  SiteOptions,
} from './cli/program-types.ts'
export { build, check, dev, preview } from './cli/programs.ts'
export { defineConfig } from './config/define-config.ts'
export type { DocsConfigInput } from './config/docs-config-input.ts'
export type { Diagnostic } from './shared/data/diagnostic.ts'
export { type Fact, type FactTree, isFact } from './shared/data/facts.ts'
