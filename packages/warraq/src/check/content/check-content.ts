import { setImmediate } from 'node:timers/promises'
import { codeFences, formatOf } from '@warraq/markup/source-code'
import { remembered } from '@warraq/search/remembered'
import type { DocsConfig } from '../../config/schema.ts'
import { atSeverity, isReported, severityOf, withSeverities } from '../../config/severity-of.ts'
import type { ContentPage } from '../../plugins/content-page.ts'
import {
  type AllPagesCheck,
  codeLanguages,
  type EachPageCheck,
  isOfAllPages,
  type SiteCheck,
} from '../../plugins/guard-checks.ts'
import type { CheckOfPage } from '../../plugins/warraq-plugin.ts'
import type { Diagnostic, Finding } from '../../shared/data/diagnostic.ts'
import { flattenFacts } from '../../shared/data/facts.ts'
import { inWrittenPlaces } from '../../shared/data/line-origins.ts'
import type { ProblemCode } from '../../shared/data/problem-codes.ts'
import { checkCodeBlocks, packagesOfCode } from './check-code-blocks.ts'
import { createDatedFactCheck } from './check-dated-facts.ts'
import { checkImageAlternatives } from './check-image-alternatives.ts'
import { contentCounts } from './content-counts.ts'
import { type PageResult, pageResults, type ResultMemory } from './page-results.ts'

export interface ContentCheckScope {
  readonly config: Pick<DocsConfig, 'checks' | 'facts' | 'plugins'>
  /** The checks of plugins that run. */
  readonly checks: readonly SiteCheck[]
  /** Folder of the site. */
  readonly root: string
  /** Folder for files that compilers read. */
  readonly workDir: string
  /** Where results are kept between runs; absent: all pages are checked. */
  readonly memory?: ResultMemory
}

/** All checks of content, which a build does not run. */
export async function checkContent(pages: readonly ContentPage[], scope: ContentCheckScope) {
  const { config, checks, memory } = scope
  const ofEachPage = checks.flatMap((check) => (isOfAllPages(check) ? [] : [check]))
  const check = (some: readonly ContentPage[]) => checkEach(some, ofEachPage, scope)
  const [results, ...found] = await Promise.all([
    memory === undefined ? check(pages) : pageResults(pages, ofEachPage, memory, check),
    ...checks.filter(isOfAllPages).map((one) => runOnAll(one, pages)),
  ])
  const own = firstOfEach(results.flatMap((result) => result.own))
  const problems = [
    ...withSeverities(
      own.map((finding) => ({ ...finding, severity: 'error' as const })),
      config.checks,
    ),
    ...ofEachPage.flatMap(({ severity }, at) =>
      results
        .flatMap(({ byCheck }) => byCheck[at]?.found ?? [])
        .flatMap((finding) => atSeverity(severity, finding)),
    ),
    ...found.flat(),
  ]
  const originsOf = new Map(
    pages.flatMap(({ file, origins }) => (origins === undefined ? [] : [[file, origins] as const])),
  )
  return {
    problems: inWrittenPlaces(problems, originsOf).toSorted(byPlace),
    /** The number of checked items of each kind, as text. */
    summary: contentCounts(pages, results, checks),
  }
}

/** Several blocks may show one file, whose faults are the same for each. */
function firstOfEach(findings: readonly Finding[]): Finding[] {
  const byFault = new Map<string, Finding>()
  for (const finding of findings) {
    const { code, file, line, found } = finding
    remembered(byFault, [code, file, line, found].join('\n'), () => finding)
  }
  return [...byFault.values()]
}

/** The check of a plugin has one severity for all its findings. */
async function runOnAll(
  { severity, run }: AllPagesCheck,
  pages: readonly ContentPage[],
): Promise<Diagnostic[]> {
  const findings = isReported(severity) ? await run(pages) : []
  return findings.flatMap((finding) => atSeverity(severity, finding))
}

/** Check pages one after the other, so that what one check parses serves the next one. */
async function checkEach(
  pages: readonly ContentPage[],
  checks: readonly EachPageCheck[],
  { config, root, workDir }: ContentCheckScope,
): Promise<PageResult[]> {
  const isAsked = (...codes: readonly ProblemCode[]) =>
    codes.some((code) => isReported(severityOf(config.checks, code)))
  const languages = codeLanguages(config.plugins)
  const ownChecks: CheckOfPage[] = [
    ...(isAsked('image/no-alternative') ? [checkImageAlternatives] : []),
    ...(isAsked('fact/undated') ? [createDatedFactCheck(flattenFacts(config.facts))] : []),
  ]
  const checkPage = (page: ContentPage, opened: readonly OpenedCheck[]): PageResult => {
    const fences = codeFences(page.text, formatOf(page.file))
    return {
      own: ownChecks.flatMap((check) => check(page)),
      codeBlocks: fences.length,
      factUses: page.source.match(FACT_USE)?.length ?? 0,
      packages: packagesOfCode(page, { root, others: languages }),
      byCheck: opened.map(({ find, count }) => ({ found: find(page), count: count(page) })),
    }
  }
  // The compilers run beside the checks.
  const [code, results] = await Promise.all([
    isAsked('code/unparsable', 'code/no-language', 'code/nocheck-without-reason')
      ? checkCodeBlocks(pages, { root, workDir, others: languages })
      : new Map<string, readonly Finding[]>(),
    Promise.all(checks.map(openCheck)).then((opened) =>
      mapInTurns(pages, (page) => checkPage(page, opened)),
    ),
  ])
  return results.map((result, at) => ({
    ...result,
    own: [...(code.get(pages[at]?.file ?? '') ?? []), ...result.own],
  }))
}

/** Map items one at a time. Other work runs in between: compilers start, and their results are read. */
async function mapInTurns<T, R>(items: readonly T[], map: (item: T) => R): Promise<R[]> {
  const results: R[] = []
  for (const item of items) {
    results.push(map(item))
    await setImmediate()
  }
  return results
}

const FACT_USE = /(?<!\\)\{\{\s*[A-Za-z_][\w.-]*\s*\}\}/g

interface OpenedCheck {
  readonly find: CheckOfPage
  readonly count: (page: ContentPage) => number
}

async function openCheck({ severity, open, counts }: EachPageCheck): Promise<OpenedCheck> {
  return {
    find: isReported(severity) ? await open() : (): readonly Finding[] => [],
    count: (page: ContentPage) => counts?.of(page) ?? 0,
  }
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  return a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1
}
