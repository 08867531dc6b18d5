import { z } from 'zod'
import type { Finding } from '../shared/data/diagnostic.ts'
import type { ContentPage } from './content-page.ts'
import { findingsSchema, place } from './findings-schema.ts'
import { checkResult, runHook, runSyncHook } from './plugin-error.ts'
import type { CheckedSite, CodeLanguage, ContentCheck, WarraqPlugin } from './warraq-plugin.ts'

const codeProblemsSchema = z.array(
  z.looseObject({ block: z.looseObject(place), line: place.line, message: z.string() }),
)

/** Each plugin has its own cache. */
export type CheckScope = Omit<CheckedSite, 'cacheDir'> & {
  readonly cacheDir: (plugin: string) => string
}

/** A check of a plugin for one site. */
export interface SiteCheck extends Pick<ContentCheck, 'severity' | 'isExternal' | 'summary'> {
  readonly run: (pages: readonly ContentPage[]) => Promise<readonly Finding[]>
}

/** The checks of plugins, wrapped so that errors and invalid results name the plugin. */
export function contentChecks(
  plugins: readonly WarraqPlugin[],
  { cacheDir, ...site }: CheckScope,
): SiteCheck[] {
  return plugins.flatMap(({ name, checks = [] }) =>
    checks.map((check): SiteCheck => {
      const { run, summary } = check
      const hook = `checks.${check.name}`
      const scope = { ...site, cacheDir: cacheDir(name) }
      return {
        ...check,
        run: (pages) => guarded(name, hook, () => run(pages, scope), findingsSchema),
        ...(summary && { summary: (pages) => runSyncHook(name, hook, () => summary(pages)) }),
      }
    }),
  )
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
