import type { CommandOptions } from '../build/command-options.ts'
import { enginePaths } from '../build/engine-paths.ts'
import { portOf } from '../system/listen.ts'

type OptionName = 'out' | 'base' | 'links' | 'host' | 'port'

/** Options as written, by name. */
export type Options = Readonly<Partial<Record<OptionName, string>>>

/** A command of the program. */
interface Command {
  /** The folder that it takes: a site, or a built site. */
  readonly folder: 'root' | 'dir'
  /** Its options, each with the name of its value in the help text. */
  readonly options?: Options
  readonly purpose: string
  /** Optional packages that it needs. */
  readonly packages?: readonly string[]
  /** Runs it for an absolute folder; returns the exit code. */
  readonly run: (folder: string, options: Options) => Promise<number>
}

const PLACE = 'on localhost:3000; --host and --port (or PORT) name another place'

/** The commands by name, also those of bundled plugins. Their code loads when they run. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  build: {
    folder: 'root',
    options: { out: 'DIR', base: '/x/' },
    purpose: 'build the site under root',
    run: async (root, options) => (await import('./build.ts')).build(siteAt(root, options)),
  },
  check: {
    folder: 'root',
    options: { links: 'FILE' },
    purpose: 'the checks of a build and of the content; FILE gets the list of external links',
    run: async (root, { links }) => (await import('./check.ts')).check(siteAt(root), links),
  },
  dev: {
    folder: 'root',
    options: { host: 'ADDRESS', port: 'N' },
    purpose: `start the development server, ${PLACE}`,
    run: async (root, options) =>
      (await import('./dev.ts')).dev(siteAt(root), portOf(process.env, options.port), options.host),
  },
  preview: {
    folder: 'dir',
    options: { host: 'ADDRESS', port: 'N' },
    purpose: `serve a built site, ${PLACE}`,
    run: async (dir, options) =>
      (await import('./preview.ts')).preview(dir, portOf(process.env, options.port), options.host),
  },
  'search export': {
    folder: 'root',
    options: { out: 'FILE' },
    purpose: 'records of a built site for a hosted index',
    run: async (root, { out }) => (await import('./search-export.ts')).searchExport(root, out),
  },
  mcp: {
    folder: 'dir',
    purpose: 'a built site for agents, over standard input and output',
    packages: ['@modelcontextprotocol/sdk'],
    run: async (dir) => (await import('../plugins/assistant/server/mcp-server.ts')).mcp(dir),
  },
  'ask-server': {
    folder: 'dir',
    purpose: 'answer questions from a built site, see docs/ask-ai.md',
    packages: ['hono', '@hono/node-server'],
    run: async (dir) =>
      (await import('../plugins/assistant/server/ask-server.ts')).askServer(dir, process.env),
  },
}

function siteAt(root: string, { out, base }: Options = {}): CommandOptions {
  return { ...enginePaths(import.meta.url), root, out, base }
}
