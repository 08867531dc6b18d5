import { resolve } from 'node:path'
import type { CommandOptions } from '../pipeline/command-options.ts'
import { enginePaths, engineVersion } from '../pipeline/engine-paths.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { isFolder } from '../system/files.ts'
import { portOf } from '../system/listen.ts'
import type { ReportOptions, ServerReport } from './report.ts'

type OptionName = 'out' | 'base' | 'links' | 'host' | 'port' | 'section' | 'to'
type SwitchName = 'all' | 'dry-run' | 'external' | 'https' | 'json' | 'quiet' | 'verbose'

/** Options as written, by name; commands of plugins may have others. */
export type Options = Readonly<
  Partial<Record<OptionName, string>> & Partial<Record<SwitchName, boolean>>
>

/** A command of the engine or of a plugin. */
export interface Command {
  /** Names of the required arguments before the folder. */
  readonly arguments?: readonly ('NAME' | 'FOLDER' | 'OLD' | 'NEW' | 'PAGE')[]
  /** The folder that it takes: a site, or a built site. */
  readonly folder?: 'root' | 'dir' | 'folder'
  /** Its options, each with the name of its value in the help text; `true` for one without. */
  readonly options?: Options
  /** What the options of a plugin's command mean. */
  readonly meanings?: Readonly<Record<string, string>>
  readonly purpose: string
  /** Runs it for an absolute folder; returns the exit code. */
  readonly run: (folder: string, options: Options, ...given: readonly string[]) => Promise<number>
}

const PLACE = 'on localhost:3000; --host and --port (or PORT) name another place'

const REPORT = { all: true, json: true, quiet: true, verbose: true } as const
const REPORTED =
  '--all prints every finding, --json the result for programs, --quiet only findings, --verbose how long each phase takes'

export type Commands = Readonly<Record<string, Command>>

/** The commands of the engine and of bundled plugins. Their code loads when they run. */
export const COMMANDS: Commands = {
  new: {
    arguments: ['FOLDER'],
    purpose: 'create a site, with pages, configuration and a workflow that builds it',
    run: async (_, __, folder = '') =>
      (await import('./new.ts')).create(folder, engineVersion(import.meta.url)),
  },
  build: {
    folder: 'root',
    options: { out: 'DIR', base: '/x/', ...REPORT },
    purpose: `build the site under root; ${REPORTED}`,
    run: async (root, options) =>
      (await import('./build.ts')).build(siteIn(root, options), reportOf(options)),
  },
  check: {
    folder: 'root',
    options: { links: 'FILE', external: true, ...REPORT },
    purpose: 'the checks of a build and of the content; FILE gets the list of external links',
    run: async (root, { links, external = false, ...options }) => {
      const report = { ...reportOf(options), links: links && resolve(links), external }
      return (await import('./check.ts')).check(siteIn(root), report)
    },
  },
  dev: {
    folder: 'root',
    options: { host: 'ADDRESS', port: 'N', https: true, json: true },
    purpose: `start the development server, ${PLACE}`,
    run: async (root, { https, ...options }) =>
      (await import('./dev.ts')).dev(siteIn(root), portOf(process.env, options.port), {
        ...placeOf(options),
        https,
      }),
  },
  preview: {
    folder: 'dir',
    options: { host: 'ADDRESS', port: 'N', json: true },
    purpose: `serve a built site, ${PLACE}`,
    run: async (dir, options) =>
      (await import('./preview.ts')).preview(
        dir,
        portOf(process.env, options.port),
        placeOf(options),
      ),
  },
  translations: {
    folder: 'root',
    options: { json: true },
    purpose: 'list the pages and texts that are not translated, and translations of older pages',
    run: async (root, { json = false }) =>
      (await import('./translations.ts')).translations(siteAt(root), { json }),
  },
  version: {
    arguments: ['NAME'],
    folder: 'root',
    options: { section: 'ID' },
    purpose: 'copy the pages of a section into a version',
    run: async (root, { section }, name = '') =>
      (await import('./version.ts')).version(siteAt(root), { name, section }),
  },
  move: {
    arguments: ['OLD', 'NEW'],
    options: { 'dry-run': true },
    purpose: 'move a page, with its links, its former address and everything that names it',
    run: async (root, options, from = '', to = '') =>
      (await import('./page-commands.ts')).movePage(siteAt(root), {
        ...{ from, to },
        dryRun: options['dry-run'] ?? false,
      }),
  },
  remove: {
    arguments: ['PAGE'],
    options: { to: 'PAGE', 'dry-run': true },
    purpose: 'remove a page, with the links to it and its records',
    run: async (root, options, page = '') =>
      (await import('./page-commands.ts')).removePage(siteAt(root), {
        ...{ page, to: options.to },
        dryRun: options['dry-run'] ?? false,
      }),
  },
}

function placeOf({ host, json = false }: Options): ServerReport {
  return { host, json }
}

/** @throws UsageError when options contradict each other */
function reportOf({ all = false, json = false, quiet, verbose }: Options): ReportOptions {
  if (quiet && verbose) throw new UsageError('Give either --quiet or --verbose, not both.')
  return { all, json, talk: quiet ? 'quiet' : verbose ? 'verbose' : 'usual' }
}

/** The folder of a site, for the engine's stages. */
export function siteAt(root: string, { out, base }: Options = {}): CommandOptions {
  return { ...enginePaths(import.meta.url), root, out, base }
}

/** The site, as the current folder: there plugins of its styles and pages look for their files. */
function siteIn(root: string, options?: Options): CommandOptions {
  if (isFolder(root)) process.chdir(root)
  return siteAt(root, options)
}
