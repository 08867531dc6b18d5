/**
 * The commands as functions for programs: `import { build, check, dev, preview } from 'warraq'`.
 * Their code loads when they are called, because every configuration imports this module as well. As
 * in the commands, `NODE_ENV` is set unless it is, because React reads it when it loads.
 */
import type { Diagnostic } from '../shared/data/diagnostic.ts'

/** Where the site is. */
export interface SiteOptions {
  /** Folder of the site; absent: the working directory. */
  readonly root?: string
}

export interface BuildOptions extends SiteOptions {
  /** Folder of the output, relative to `root`; absent: `dist`. */
  readonly out?: string
  /** Base path instead of the configured one: `/handbook/`. */
  readonly base?: string
}

/** The result of a build. */
export interface BuildResult {
  /** What the author can correct; with an error among them nothing was written. */
  readonly problems: readonly Diagnostic[]
  /** Absolute folder of the output; absent if errors prevented the build. */
  readonly output?: string
  /** Number of pages in all languages; absent if errors prevented the build. */
  readonly pages?: number
}

/** The result of the checks. */
export interface CheckResult {
  readonly problems: readonly Diagnostic[]
  /** Whether one of the problems is an error. */
  readonly hasErrors: boolean
  /** Number of pages in all languages. */
  readonly pages: number
}

/** Where a server listens. */
export interface ServerOptions {
  /** Port; absent: 3000, and 0 for any free one. */
  readonly port?: number
  /** Address to listen on; absent: this machine only. */
  readonly host?: string
}

/** Where a preview finds its site. */
export interface PreviewOptions extends ServerOptions {
  /** Folder of the built site; absent: `dist` in the working directory. */
  readonly dir?: string
}

/** A server that runs until it is closed. */
export interface RunningServer {
  /** Address of the site, with its base path. */
  readonly url: string
  readonly port: number
  /** Stop the server and free its port. */
  readonly close: () => Promise<void>
}

export interface DevServer extends RunningServer {
  /** The problems of the site as it is now. */
  readonly problems: () => readonly Diagnostic[]
}

/** The functions as `run-programs.ts` implements them. */
export interface Programs {
  readonly build: (options: BuildOptions) => Promise<BuildResult>
  readonly check: (options: SiteOptions) => Promise<CheckResult>
  readonly dev: (options: SiteOptions & ServerOptions) => Promise<DevServer>
  readonly preview: (options: PreviewOptions) => Promise<RunningServer>
}

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
export async function check(options: SiteOptions = {}): Promise<CheckResult> {
  return (await load('production')).check(options)
}

/**
 * Start the development server, which shows every saved change at once.
 * @throws Error when the configuration is invalid or the port is in use; the message is for the
 *   author.
 */
export async function dev(options: SiteOptions & ServerOptions = {}): Promise<DevServer> {
  return (await load('development')).dev(options)
}

/**
 * Serve a built site as in production.
 * @throws Error when there is no build or the port is in use; the message is for the author.
 */
export async function preview(options: PreviewOptions = {}): Promise<RunningServer> {
  return (await load('production')).preview(options)
}

/**
 * The published declarations would describe the whole engine if the compiler followed this import,
 * hence the cast of its path.
 */
async function load(mode: 'production' | 'development'): Promise<Programs> {
  process.env.NODE_ENV ??= mode
  const module: { readonly programs: Programs } = await import('./run-programs.ts' as string)
  return module.programs
}
