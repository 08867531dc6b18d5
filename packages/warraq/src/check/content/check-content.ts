import { join } from 'node:path'
import { atSeverity, isReported, type Severity } from '../../config/checks-schema.ts'
import type { DocsConfig } from '../../config/schema.ts'
import type { ContentPage } from '../../plugins/content-page.ts'
import { codeLanguages, contentChecks } from '../../plugins/guard-checks.ts'
import type { Diagnostic, Finding } from '../../shared/diagnostic.ts'
import { flattenFacts } from '../../shared/facts.ts'
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
    severity: Severity,
    check: () => readonly Finding[] | Promise<readonly Finding[]>,
  ) => {
    const findings = isReported(severity) ? await check() : []
    return findings.flatMap((finding) => atSeverity(severity, finding))
  }
  const results = await Promise.all([
    run(checks.codeBlocks, () => checkCodeBlocks(pages, workDir, codeLanguages(plugins))),
    ...contentChecks(plugins).map((check) => run(check.severity, () => check.run(pages))),
    run(checks.headings, () => pages.flatMap(checkHeadings)),
    run(checks.imageAlternatives, () => pages.flatMap(checkImageAlternatives)),
    run(checks.spelling, async () => {
      const { spellingLanguage, dictionary } = checks
      const speller = await loadSpeller(spellingLanguage, dictionary && join(root, dictionary))
      return pages.filter(({ lang }) => /^en\b/.test(lang)).flatMap(createSpellingCheck(speller))
    }),
    run(checks.substance, () => pages.flatMap((page) => checkSubstance(page, checks))),
    run(checks.datedFacts, () => pages.flatMap(createDatedFactCheck(flattenFacts(facts)))),
    run(checks.stale, () =>
      checkStale(pages, { siteDay: checked?.date, maxAgeDays: checks.staleAfterDays, now }),
    ),
  ])
  return results.flat().sort(byPlace)
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  return a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1
}
