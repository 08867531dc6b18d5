import { type HtmlFault, judgeHtml } from '../html/judge-html.ts'
import type { LinkUse } from '../shared/compiled-page.ts'
import { decodeEntities } from '../shared/decode-entities.ts'
import type { Diagnostic } from '../shared/diagnostic.ts'
import { lineFinder } from '../shared/line-finder.ts'
import { problemAt } from '../shared/problem-at.ts'
import type { ProblemCode } from '../shared/problem-codes.ts'
import { isHarmlessUrl, isPixelData } from '../shared/url-scheme.ts'
import { tabsScript } from '../theme/Tabs/tabs-script.ts'
import type { PageScratch } from './compile-context.ts'

interface JudgedSource {
  /** The text from which the HTML was made, to look up lines. */
  readonly source: string
  /** 1-based line of the file on which `source` starts. */
  readonly firstLine: number
}

/** Refuse what content must not hold, in HTML made of Markdown or MDX; slots are still empty. */
export function checkHtml(
  html: string,
  { source, firstLine }: JudgedSource,
  { file, slotKey, context, problems }: PageScratch,
): void {
  const faults = judgeHtml(html, {
    allowed: context.allowedHtml,
    // Tabs in MDX include it.
    ownScript: tabsScript,
    isPlaceholder: (tag, attribute) =>
      /^docs-(?:slot|container|label)$/.test(tag) && attribute.startsWith(`n=${slotKey}`),
  })
  if (faults.length === 0) return
  const finders = [source, decodeEntities(source)].map((text) => lineFinder(text, firstLine))
  for (const { kind, found, traces } of faults) {
    const lines = finders.flatMap((find) => traces.map((trace) => find(trace)))
    const line = lines.find((known) => known !== undefined)
    const { code, ...advice } = ADVICE[kind]
    problems.push(problemAt({ file, line }, code, { found, ...advice }))
  }
}

interface Advice extends Pick<Diagnostic, 'expected' | 'fix'> {
  readonly code: ProblemCode
}

const FORBIDDEN: Advice = {
  code: 'html/forbidden',
  expected: 'elements and attributes that only show something (docs/security.md lists them)',
  fix: 'use Markdown, a directive or a component of the site, or name the element in checks.allowedHtml of docs.config.ts',
}

const ADVICE: Readonly<Record<HtmlFault['kind'], Advice>> = {
  element: FORBIDDEN,
  attribute: FORBIDDEN,
  unclosed: {
    code: 'html/unclosed',
    expected: 'HTML that ends where the page ends',
    fix: 'close every element and comment, and remove closing tags that close nothing',
  },
  ambiguous: {
    code: 'html/ambiguous',
    expected: 'HTML that every parser reads in the same way',
    fix: 'write the tag or comment in its usual form',
  },
  address: {
    code: 'html/forbidden-address',
    expected: 'a path, or an address that begins with https:, mailto: or another harmless scheme',
    fix: 'correct the address, or name its scheme in checks.allowedHtml of docs.config.ts: "vscode:"',
  },
}

/**
 * Refuses forbidden addresses, also in the output of the site's components, which may contain any
 * element.
 */
export function checkAddresses(
  uses: readonly LinkUse[],
  { source, firstLine }: JudgedSource,
  { file, context, problems }: PageScratch,
): void {
  const { code, ...advice } = ADVICE.address
  for (const { href, line: known } of uses) {
    if (isHarmlessUrl(href, context.allowedHtml) || isPixelData(href)) continue
    if (problems.some((problem) => problem.code === code && problem.found.includes(href))) continue
    const line = known ?? lineFinder(decodeEntities(source), firstLine)(href)
    problems.push(problemAt({ file, line }, code, { found: href, ...advice }))
  }
}
