import { join } from 'node:path'
import { checkContent } from '../check/content/check-content.ts'
import type { LoadedConfig } from '../config/load-config.ts'
import { asksOthers, contentChecks, type SiteCheck } from '../plugins/guard-checks.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import type { AssembledSite } from './assemble.ts'
import { type CommandOptions, siteCacheDir } from './command-options.ts'

/** The checks of plugins that ask no other site. */
export function localChecks(
  config: LoadedConfig['config'],
  options: CommandOptions,
): readonly SiteCheck[] {
  return allChecks(config, options).filter((check) => !asksOthers(check))
}

/** The checks of plugins, those that ask other sites included. */
export function allChecks(
  { plugins, checked }: LoadedConfig['config'],
  options: CommandOptions,
): readonly SiteCheck[] {
  return contentChecks(plugins, {
    root: options.root,
    cacheDir: (plugin) => join(siteCacheDir(options), 'plugins', plugin),
    ...(checked && { checked: checked.date }),
  })
}

interface CheckableSite {
  readonly config: Pick<LoadedConfig, 'config'>
  readonly sites: readonly Pick<AssembledSite, 'contents'>[]
}

/**
 * What the content checks say of some pages. A check that compares pages sees only these, so
 * findings in other files are left out.
 * @param files sources of the pages
 */
export async function checkPages(
  options: CommandOptions,
  { config: { config }, sites }: CheckableSite,
  files: ReadonlySet<string>,
): Promise<Diagnostic[]> {
  const contents = new Map(
    sites
      .flatMap((site) => site.contents)
      .filter(({ file }) => files.has(file))
      .map((page) => [page.file, page]),
  )
  const pages = [...contents.values()]
  const { problems } = await checkContent(pages, {
    config,
    checks: localChecks(config, options),
    root: options.root,
    workDir: join(siteCacheDir(options), 'check-pages'),
  })
  const partials = pages.flatMap(({ origins = [] }) => origins.map(({ file }) => file))
  const checked = new Set([...files, ...partials])
  return problems.filter(({ file }) => checked.has(file))
}
