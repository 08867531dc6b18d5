import { z } from 'zod'
import type { Finding } from '../shared/data/diagnostic.ts'
import type { ContentPage } from './content-page.ts'
import { findingsSchema, place } from './findings-schema.ts'
import { checkResult, runHook, runSyncHook } from './plugin-error.ts'
import type {
  CheckedSite,
  CheckOfPage,
  CodeLanguage,
  PageContentCheck,
  SiteContentCheck,
  WarraqPlugin,
} from './warraq-plugin.ts'

const codeProblemsSchema = z.array(
  z.looseObject({ block: z.looseObject(place), line: place.line, message: z.string() }),
)

/** Each plugin has its own cache. */
export type CheckScope = Omit<CheckedSite, 'cacheDir'> & {
  readonly cacheDir: (plugin: string) => string
}

/** A check of a plugin for one site: of all pages together, or of each page. */
export type SiteCheck = AllPagesCheck | EachPageCheck

export interface AllPagesCheck
  extends Pick<SiteContentCheck, 'severity' | 'isExternal' | 'summary'> {
  readonly run: (pages: readonly ContentPage[]) => Promise<readonly Finding[]>
}

export interface EachPageCheck extends Pick<PageContentCheck, 'severity' | 'counts'> {
  readonly open: () => Promise<CheckOfPage>
  /** Texts of files that its findings depend on. */
  readonly reads: () => readonly string[]
}

/** Whether a check asks other sites. */
export function asksOthers(check: SiteCheck): boolean {
  return isOfAllPages(check) && check.isExternal === true
}

export function isOfAllPages(check: SiteCheck): check is AllPagesCheck {
  return 'run' in check
}

/** The checks of plugins, wrapped so that errors and invalid results name the plugin. */
export function contentChecks(
  plugins: readonly WarraqPlugin[],
  { cacheDir, ...site }: CheckScope,
): SiteCheck[] {
  return plugins.flatMap(({ name, checks = [] }) =>
    checks.map((check): SiteCheck => {
      const scope = { ...site, cacheDir: cacheDir(name) }
      const guards = guardsOf(name, `checks.${check.name}`)
      return 'run' in check
        ? guardedSiteCheck(check, scope, guards)
        : guardedPageCheck(check, scope, guards)
    }),
  )
}

/** Ways to call the hooks of a check. */
function guardsOf(plugin: string, hook: string) {
  const sync = <Result>(call: () => Result): Result => runSyncHook(plugin, hook, call)
  return {
    sync,
    find: (call: Hook<readonly Finding[]>) => guarded(plugin, hook, call, findingsSchema),
    open: <Result>(call: Hook<Result>) => runHook(plugin, hook, call),
    findAtOnce: (call: () => readonly Finding[]): readonly Finding[] => {
      const found = sync(call)
      checkResult(found, findingsSchema, { plugin, hook, kind: 'list of findings' })
      return found
    },
  }
}

type Guards = ReturnType<typeof guardsOf>
type Hook<Result> = () => Result | Promise<Result>

function guardedSiteCheck(
  { severity, isExternal, run, summary }: SiteContentCheck,
  scope: CheckedSite,
  { find, sync }: Guards,
): AllPagesCheck {
  return {
    severity,
    ...(isExternal && { isExternal }),
    run: (pages) => find(() => run(pages, scope)),
    ...(summary && { summary: (pages) => sync(() => summary(pages)) }),
  }
}

function guardedPageCheck(
  { severity, eachPage, reads, counts }: PageContentCheck,
  scope: CheckedSite,
  { open, findAtOnce, sync }: Guards,
): EachPageCheck {
  return {
    severity,
    open: async () => {
      const findingsOf = await open(() => eachPage(scope))
      return (page) => findAtOnce(() => findingsOf(page))
    },
    reads: () => sync(() => reads?.(scope) ?? []),
    ...(counts && {
      counts: {
        of: (page) => sync(() => counts.of(page)),
        text: (total) => sync(() => counts.text(total)),
      },
    }),
  }
}

/** The code languages that plugins check, wrapped in the same way. */
export function codeLanguages(plugins: readonly WarraqPlugin[]): CodeLanguage[] {
  return plugins.flatMap(({ name, codeLanguages: languages = [] }) =>
    languages.map((language) => ({
      ...language,
      check: (blocks, workDir) =>
        guarded(
          name,
          `codeLanguages.${language.names.join()}`,
          () => language.check(blocks, workDir),
          codeProblemsSchema,
        ),
    })),
  )
}

async function guarded<Result>(
  plugin: string,
  hook: string,
  run: () => readonly Result[] | Promise<readonly Result[]>,
  schema: z.ZodType,
): Promise<readonly Result[]> {
  const result = await runHook(plugin, hook, run)
  checkResult(result, schema, { plugin, hook, kind: 'list of findings' })
  return result
}
