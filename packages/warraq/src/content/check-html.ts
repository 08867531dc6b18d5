import { type HtmlFault, judgeHtml } from '../html/judge-html.ts'
import type { LinkUse } from '../shared/compiled-page.ts'
import { decodeEntities } from '../shared/decode-entities.ts'
import type { Diagnostic } from '../shared/diagnostic.ts'
import { lineFinder } from '../shared/line-finder.ts'
import { isHarmlessUrl, isPixelData } from '../shared/url-scheme.ts'
import { tabsScript } from '../theme/Tabs/tabs-script.ts'
import type { PageScratch } from './compile-context.ts'

interface JudgedSource {
  /** The text from which the HTML was made, to look up lines. */
  readonly source: string
  /** 1-based line of the file on which `source` starts. */
  readonly firstLine: number
}

/** MDX tabs include this script; it is the same on every page. */
const TABS_SCRIPT_HTML = `<script>${tabsScript}</script>`

/** Refuse what content must not hold, in HTML made of Markdown or MDX; slots are still empty. */
export function checkHtml(
  html: string,
  { source, firstLine }: JudgedSource,
  { file, slotKey, context, problems }: PageScratch,
): void {
  const faults = judgeHtml(html.replaceAll(TABS_SCRIPT_HTML, ''), {
    allowed: context.allowedHtml,
    isPlaceholder: (tag, attribute) =>
      /^docs-(?:slot|container|label)$/.test(tag) && attribute.startsWith(`n=${slotKey}`),
  })
  if (faults.length === 0) return
  const find = lineFinder(source, firstLine)
  const findDecoded = lineFinder(decodeEntities(source), firstLine)
  const lineOf = (traces: readonly string[]) => first(traces, find) ?? first(traces, findDecoded)
  problems.push(
    ...faults.map((fault): Diagnostic => {
      const line = lineOf(fault.traces)
      return { ...told(fault), severity: 'error', file, ...(line === undefined ? {} : { line }) }
    }),
  )
}

function first<Value>(
  traces: readonly string[],
  find: (text: string) => Value | undefined,
): Value | undefined {
  for (const trace of traces) {
    const found = find(trace)
    if (found !== undefined) return found
  }
  return undefined
}

function told({ kind, found }: HtmlFault): Pick<Diagnostic, 'code' | 'found' | 'expected' | 'fix'> {
  switch (kind) {
    case 'unclosed':
      return {
        code: 'html/unclosed',
        found,
        expected: 'HTML that ends where the page ends',
        fix: 'close every element and comment, and remove closing tags that close nothing',
      }
    case 'ambiguous':
      return {
        code: 'html/ambiguous',
        found,
        expected: 'HTML that every parser reads in the same way',
        fix: 'write the tag or comment in its usual form',
      }
    case 'address':
      return {
        code: 'html/forbidden-address',
        found,
        expected:
          'a path, or an address that begins with https:, mailto: or another harmless scheme',
        fix: 'correct the address, or name its scheme in checks.allowedHtml of docs.config.ts: "vscode:"',
      }
    default:
      return {
        code: 'html/forbidden',
        found,
        expected: 'elements and attributes that only show something (docs/security.md lists them)',
        fix: 'use Markdown, a directive or a component of the site, or name the element in checks.allowedHtml of docs.config.ts',
      }
  }
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
  for (const { href, line: known } of uses) {
    if (isHarmlessUrl(href, context.allowedHtml) || isPixelData(href)) continue
    if (
      problems.some(({ code, found }) => code === 'html/forbidden-address' && found.includes(href))
    )
      continue
    const line = known ?? lineFinder(decodeEntities(source), firstLine)(href)
    problems.push({
      ...told({ kind: 'address', found: href, traces: [] }),
      severity: 'error',
      file,
      ...(line === undefined ? {} : { line }),
    })
  }
}
