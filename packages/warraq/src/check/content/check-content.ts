import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DocsConfig } from '../../config/schema.ts'
import { atSeverity, isReported, severityOf, withSeverities } from '../../config/severity-of.ts'
import type { ContentPage } from '../../plugins/content-page.ts'
import { codeLanguages, contentChecks } from '../../plugins/guard-checks.ts'
import type { ContentCheck } from '../../plugins/warraq-plugin.ts'
import type { Diagnostic, Finding } from '../../shared/data/diagnostic.ts'
import { flattenFacts } from '../../shared/data/facts.ts'
import { inWrittenPlaces } from '../../shared/data/line-origins.ts'
import type { ProblemCode } from '../../shared/data/problem-codes.ts'
import { checkCodeBlocks } from './check-code-blocks.ts'
import { createDatedFactCheck } from './check-dated-facts.ts'
import { checkHeadings } from './check-headings.ts'
import { checkImageAlternatives } from './check-image-alternatives.ts'
import { createSpellingCheck } from './check-spelling.ts'
import { checkStale } from './check-stale.ts'
import { checkSubstance } from './check-substance.ts'
import { loadSpeller } from './load-speller.ts'

export interface ContentCheckScope {
  readonly config: Pick<DocsConfig, 'checks' | 'checked' | 'facts' | 'plugins'>
  /** Absolute root of the site. */
  readonly root: string
  /** Folder for files that compilers read. */
  readonly workDir: string
  readonly now: Date
}

/** All checks of content, which a build does not run. */
export async function checkContent(
  pages: readonly ContentPage[],
  { config, root, workDir, now }: ContentCheckScope,
): Promise<Diagnostic[]> {
  const { checked, facts, plugins } = config
  const checks = config.checks.content
  const run = async (
    codes: readonly ProblemCode[],
    check: () => readonly Finding[] | Promise<readonly Finding[]>,
  ) => {
    const isAsked = codes.some((code) => isReported(severityOf(config.checks, code)))
    const findings = isAsked ? await check() : []
    const problems = findings.map((finding) => ({ ...finding, severity: 'error' as const }))
    return withSeverities(problems, config.checks)
  }
  const results = await Promise.all([
    run(['code/unparsable', 'code/no-language', 'code/nocheck-without-reason'], () =>
      checkCodeBlocks(pages, workDir, codeLanguages(plugins)),
    ),
    ...contentChecks(plugins).map((check) => runPluginCheck(check, pages)),
    run(['heading/second-title', 'heading/skipped-level'], () => pages.flatMap(checkHeadings)),
    run(['image/no-alternative'], () => pages.flatMap(checkImageAlternatives)),
    run(['spelling/unknown-word'], async () => {
      const { spellingLanguage, dictionary } = checks
      const speller = await loadSpeller(spellingLanguage, dictionary && join(root, dictionary))
      return pages.filter(({ lang }) => /^en\b/.test(lang)).flatMap(createSpellingCheck(speller))
    }),
    run(['page/too-thin'], () =>
      pages
        // Nobody can extend a page that a plugin makes from data.
        .filter(({ file }) => existsSync(join(root, file)))
        .flatMap((page) => checkSubstance(page, checks)),
    ),
    run(['fact/undated'], () => pages.flatMap(createDatedFactCheck(flattenFacts(facts)))),
    run(['checked/stale'], () =>
      checkStale(pages, { siteDay: checked?.date, maxAgeDays: checks.staleAfterDays, now }),
    ),
  ])
  const originsOf = new Map(
    pages.flatMap(({ file, origins }) => (origins === undefined ? [] : [[file, origins] as const])),
  )
  return inWrittenPlaces(results.flat(), originsOf).toSorted(byPlace)
}

/** The check of a plugin has one severity for all its findings. */
async function runPluginCheck(
  { severity, run }: ContentCheck,
  pages: readonly ContentPage[],
): Promise<Diagnostic[]> {
  const findings = isReported(severity) ? await run(pages) : []
  return findings.flatMap((finding) => atSeverity(severity, finding))
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  return a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1
}
