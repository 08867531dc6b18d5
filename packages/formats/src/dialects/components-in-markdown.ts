import {
  codeOf,
  type Diagnostic,
  defineMdastPlugin,
  isWithin,
  lineIndex,
  problemAt,
  type WrittenPage,
} from 'warraq/plugin'
import { placeIn } from './place-in.ts'

/** Imports and exports; one that its author has not closed may be the whole of the fault. */
const MODULE_LINE = new RegExp(
  `^(?:${[
    String.raw`import[ \t]+(?:[\w$*{][^'"\n]*?[ \t]from[ \t]+)?(?:['"][^'"\n]+['"];?|['"][^'"\s]*)`,
    String.raw`import[ \t]+(?:[\w$]+[ \t]*,[ \t]*)?\{[^}'"\n]*(?:\}(?:[ \t]+from)?)?`,
    String.raw`import[ \t]+\*[ \t]+as[ \t]+[\w$]+(?:[ \t]+from)?`,
    String.raw`export[ \t]+(?:(?:const|let|default|function|async|class)\b|\{|\*[ \t]+(?:as|from)\b).*`,
  ].join('|')})[ \t]*$`,
  'gm',
)
/** What the parser of MDX refuses, so that a page with it is none. */
const NO_MDX = /\{\{[<%]|\{%/g
const VUE =
  /^<script\b[^<>]{0,500}\bsetup\b|<[A-Za-z][\w-]*\s[^<>]{0,1000}(?:\bv-(?:if|for|bind|on|model|html)\b|\s[:@][a-z][\w.-]{0,50}=)/gm

/** Tags of components, which HTML does not know. */
const COMPONENT_TAG = /<\/?(?=[A-Z]\w*[a-z])[A-Z][\w.]*(?:\s[^<>]*)?>/g
const VUE_BLOCK = /<(script|style|template)\b[^<>]{0,500}>[\s\S]*?(?:<\/\1\s*>|(?![\s\S]))/g

const HTML_TAG = /<[a-z][\w-]*\s(?:[^<>"']|"[^"]*"|'[^']*')*>/g
const VUE_ATTRIBUTE = /\s(?:v-[a-z][\w:.-]*|[@:][a-z][\w:.-]*)(?:=(?:"[^"]*"|'[^']*'))?/g

/** A page that is not Markdown: what to report, and how to take its tags out of its HTML. */
interface OtherPage {
  readonly problem: Diagnostic
  readonly leftOut: (html: string) => string
}

/**
 * Report a Markdown page that is MDX or Vue by its content, with one finding instead of one for
 * each tag; its text is shown without those tags.
 */
export function componentsInMarkdown(text: string, page: WrittenPage): OtherPage | undefined {
  if (!/^(?:import|export)[ \t]|<script\b|\bv-\w+|\s[:@][a-z]/m.test(text)) return undefined
  const { inline, fences } = codeOf(text, 'md')
  const lineAt = lineIndex(text)
  const isCode = (at: number) =>
    isWithin(inline, at) ||
    fences.some(({ line, lastLine }) => line <= lineAt(at) + 1 && lineAt(at) < lastLine)
  const first = (pattern: RegExp) =>
    [...text.matchAll(pattern)].find(
      ({ index }) => !isCode(index) && !/[\w`]/.test(text[index - 1] ?? ''),
    )
  const vue = first(VUE)
  if (vue !== undefined) {
    const problem = problemAt(placeIn(page, lineAt(vue.index) + 1), 'foreign/vue', {
      cause: 'Vue',
      found: `${vue[0].trim()}, which belongs to Vue`,
      expected: 'Markdown; scripts and components of Vue are left out',
      fix: 'write Markdown, or make the page .mdx and use components of React',
    })
    return { problem, leftOut: withoutVue }
  }
  const sign = first(MODULE_LINE)
  if (sign === undefined || isInHtmlCode(text, sign.index) || first(NO_MDX)) return undefined
  const problem = problemAt(placeIn(page, lineAt(sign.index) + 1), 'mdx/in-markdown', {
    cause: 'MDX',
    found: `${sign[0].trim()}, so this page is MDX`,
    expected:
      'MDX in a file that ends in .mdx; here imports are text, and tags of components are left out',
    fix: 'rename it to .mdx, or set mdx: { format: mdx } in its front matter',
  })
  return { problem, leftOut: (html) => html.replace(COMPONENT_TAG, '') }
}

function withoutVue(html: string): string {
  return html
    .replace(VUE_BLOCK, (block) => (/<\/\w+\s*>$/.test(block) ? '' : block))
    .replace(COMPONENT_TAG, '')
    .replace(HTML_TAG, (tag) => tag.replace(VUE_ATTRIBUTE, ''))
}

/** Whether a place is within the HTML of code. */
function isInHtmlCode(text: string, at: number): boolean {
  return [...text.matchAll(/<(pre|code|textarea)\b[\s\S]*?(?:<\/\1\s*>|(?![\s\S]))/gi)].some(
    ({ 0: written, index }) => index < at && at < index + written.length,
  )
}

/** Take tags out of the HTML that the author wrote. */
export function leaveOutTags(leftOut: OtherPage['leftOut']) {
  return defineMdastPlugin({
    name: 'left-out-tags',
    html(node, context) {
      const value = leftOut(node.value)
      if (value !== node.value) context.setProperty(node, 'value', value)
    },
  })
}
