/**
 * The commands as functions for programs: `import { build, check, dev, preview } from 'warraq'`.
 * Their code loads when they are called, because every configuration imports this module as well. As
 * in the commands, `NODE_ENV` is set unless it is, because React reads it when it loads.
 */
import type {
  BuildOptions,
  BuildResult,
  CheckOptions,
  CheckResult,
  DevOptions,
  DevServer,
  PreviewOptions,
  Programs,
  RunningServer,
} from './program-types.ts'

/**
 * Build a site.
 * @throws Error when the configuration is invalid or the output cannot be written; the message is
 *   for the author.
 */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  return (await load('production')).build(options)
}

/**
 * Run the checks of a build and those of the content, without writing the site.
 * @throws Error when the configuration is invalid; the message is for the author.
 */
export async function check(options: CheckOptions = {}): Promise<CheckResult> {
  return (await load('production')).check(options)
}

/**
 * Start the development server, which shows every saved change at once.
 * @throws Error when the configuration is invalid or the port is in use; the message is for the
 *   author.
 */
export async function dev(options: DevOptions = {}): Promise<DevServer> {
  return (await load('development')).dev(options)
}

/**
 * Serve a built site as in production.
 * @throws Error when there is no build or the port is in use; the message is for the author.
 */
export async function preview(options: PreviewOptions = {}): Promise<RunningServer> {
  return (await load('production')).preview(options)
}

/** The cast hides the path from the compiler, or declarations would describe the whole engine. */
async function load(mode: 'production' | 'development'): Promise<Programs> {
  process.env.NODE_ENV ??= mode
  const module: { readonly programs: Programs } = await import('./run-programs.ts' as string)
  return module.programs
}
