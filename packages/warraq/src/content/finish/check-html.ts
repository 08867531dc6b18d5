import { cleanHtml } from '@warraq/markup/clean-html'
import { decodeEntities } from '@warraq/markup/decode-entities'
import type { LinkUse } from '@warraq/markup/html-references'
import { judgeHtml } from '@warraq/markup/judge-html'
import { lineFinder } from '@warraq/markup/line-finder'
import { nestsTooDeeply } from '@warraq/markup/nests-too-deeply'
import { isHarmlessUrl, isPixelData } from '@warraq/markup/url-scheme'
import { tabsScript } from '../../shared/browser/inline-scripts.ts'
import { problemAt } from '../../shared/data/problem-at.ts'
import type { PageScratch } from '../compile-context.ts'
import { addressAdvice, adviceFor } from './html-advice.ts'
import { asWritten, placeFinder, traceOf } from './place-finder.ts'

/**
 * Report what content must not hold, in HTML made of Markdown or MDX; placeholders are still empty.
 * @param source the text from which the HTML was made, to look up lines
 * @returns the HTML without it; HTML that nests too deeply unchanged, whose page shows its source
 */
export function checkHtml(html: string, source: string, scratch: PageScratch): string {
  if (nestsTooDeeply(html)) return html
  const { placeholders, context, problems } = scratch
  const rules = {
    allowed: context.allowedHtml,
    // Tabs in MDX include it.
    ownScript: tabsScript,
    styles: scratch.styles,
    isPlaceholder: (tag: string, attribute: string) => placeholders.isOwn(tag, attribute),
  }
  const faults = judgeHtml(html, rules)
  if (faults.length === 0) return html
  const placeOf = placeFinder(source, scratch)
  for (const fault of faults) {
    const { place, found, written } = placeOf(fault)
    if (fault.isMended) continue
    const { code, ...advice } = adviceFor(fault, written)
    problems.push(problemAt(place, code, { found, ...advice }))
  }
  return faults.every(({ isHarmless }) => isHarmless) ? html : cleanHtml(html, rules)
}

/** Refuses forbidden addresses, also in what components of the site return. */
export function checkAddresses(
  uses: readonly LinkUse[],
  source: string,
  { file, firstLine, context, problems }: PageScratch,
): void {
  for (const { href, line: known } of uses) {
    if (isHarmlessUrl(href, context.allowedHtml) || isPixelData(href)) continue
    const { code, ...advice } = addressAdvice(href)
    if (problems.some((problem) => problem.code === code && problem.found.includes(href))) continue
    const line = known ?? lineFinder(decodeEntities(source), firstLine)(traceOf(href))
    const cause = /^[a-z][\w+.-]*:/i.exec(href)?.[0] ?? href
    problems.push(problemAt({ file, line }, code, { found: asWritten(href), cause, ...advice }))
  }
}
