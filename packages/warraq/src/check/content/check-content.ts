import type { DocsConfig } from '../../config/schema.ts'
import { atSeverity, isReported, severityOf, withSeverities } from '../../config/severity-of.ts'
import type { ContentPage } from '../../plugins/content-page.ts'
import { codeLanguages, type SiteCheck } from '../../plugins/guard-checks.ts'
import type { Diagnostic, Finding } from '../../shared/data/diagnostic.ts'
import { flattenFacts } from '../../shared/data/facts.ts'
import { inWrittenPlaces } from '../../shared/data/line-origins.ts'
import type { ProblemCode } from '../../shared/data/problem-codes.ts'
import { checkCodeBlocks } from './check-code-blocks.ts'
import { createDatedFactCheck } from './check-dated-facts.ts'
import { checkImageAlternatives } from './check-image-alternatives.ts'

export interface ContentCheckScope {
  readonly config: Pick<DocsConfig, 'checks' | 'facts' | 'plugins'>
  /** The checks of plugins that run. */
  readonly checks: readonly SiteCheck[]
  /** Folder for files that compilers read. */
  readonly workDir: string
}

/** All checks of content, which a build does not run. */
export async function checkContent(
  pages: readonly ContentPage[],
  { config, checks, workDir }: ContentCheckScope,
): Promise<Diagnostic[]> {
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
      checkCodeBlocks(pages, workDir, codeLanguages(config.plugins)),
    ),
    ...checks.map((check) => runPluginCheck(check, pages)),
    run(['image/no-alternative'], () => pages.flatMap(checkImageAlternatives)),
    run(['fact/undated'], () => pages.flatMap(createDatedFactCheck(flattenFacts(config.facts)))),
  ])
  const originsOf = new Map(
    pages.flatMap(({ file, origins }) => (origins === undefined ? [] : [[file, origins] as const])),
  )
  return inWrittenPlaces(results.flat(), originsOf).toSorted(byPlace)
}

/** The check of a plugin has one severity for all its findings. */
async function runPluginCheck(
  { severity, run }: SiteCheck,
  pages: readonly ContentPage[],
): Promise<Diagnostic[]> {
  const findings = isReported(severity) ? await run(pages) : []
  return findings.flatMap((finding) => atSeverity(severity, finding))
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  return a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1
}
