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

export interface CheckOptions extends SiteOptions {
  /** Ask the sites that pages link to; absent: they are not asked. */
  readonly external?: boolean
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

/** How the development server listens. */
export interface DevOptions extends SiteOptions, ServerOptions {
  /** Use HTTPS; without a certificate in the configuration, with one made for this machine. */
  readonly https?: boolean
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
  readonly check: (options: CheckOptions) => Promise<CheckResult>
  readonly dev: (options: DevOptions) => Promise<DevServer>
  readonly preview: (options: PreviewOptions) => Promise<RunningServer>
}
