import { markdownToMdast, mdxToMdast } from 'satteri'
import { expect, test } from 'vitest'
import { parseCodeMeta } from '../../packages/fences/src/code-meta.ts'
import { readMagicComments } from '../../packages/fences/src/magic-comments.ts'
import { docSearchRecords } from '../../packages/hosted-search/src/docsearch-records.ts'
import { plainText } from '../../packages/hosted-search/src/plain-text.ts'
import { breakLongCode, breakLongWords } from '../../packages/markup/src/break-long-words.ts'
import { finishTables } from '../../packages/markup/src/finish-tables.ts'
import { collectReferences, replaceReferences } from '../../packages/markup/src/html-references.ts'
import { markdownTwin } from '../../packages/markup/src/markdown-twin.ts'
import { takeImports } from '../../packages/markup/src/mdx-compat.ts'
import { pageWords } from '../../packages/search/src/page-words.ts'
import { createRetypedFactCheck } from '../../packages/warraq/src/check/check-facts-retyped.ts'
import { checkImageAlternatives } from '../../packages/warraq/src/check/content/check-image-alternatives.ts'
import { withoutCode } from '../../packages/warraq/src/check/content/without-code.ts'
import type { DocsRoot } from '../../packages/warraq/src/config/docs-root.ts'
import { lineOfAddress } from '../../packages/warraq/src/content/finish/page-ids.ts'
import { includePartials } from '../../packages/warraq/src/content/source/include-partials.ts'
import { prepareSource } from '../../packages/warraq/src/content/source/prepare-source.ts'
import { rebasedText } from '../../packages/warraq/src/content/source/rebase-references.ts'
import { splitFrontMatter } from '../../packages/warraq/src/content/source/split-front-matter.ts'
import { substituteFacts } from '../../packages/warraq/src/content/source/substitute-facts.ts'
import { docReader } from '../../packages/warraq/src/pipeline/load/read-docs.ts'
import { pageSection } from '../../packages/warraq/src/pipeline/page-section.ts'
import { searchSections } from '../../packages/warraq/src/search/search-sections.ts'
import { pageStylesOf } from '../../packages/warraq/src/theme/Document/page-styles.ts'
import { articleWithStrip } from '../../packages/warraq/src/theme/PageStrip/article-with-strip.tsx'
import { NO_PARTS } from '../../packages/warraq/src/theme/parts/part.tsx'
import { defaultUiText } from '../../packages/warraq/src/theme/text/ui-text.ts'

type Scanner = (text: string) => unknown

const url = 'https://docs.example.org/'
const facts = new Map([
  ['a.b', { value: '11235', source: ['a'], date: '2026-11-21', guarded: true }],
])
const readDoc = docReader([{ key: 'docs', route: '/' } as DocsRoot], new Map(), {
  trailingSlash: true,
  frontMatter: undefined,
  plugins: [],
})
const findRetyped = createRetypedFactCheck(facts)
const record = {
  ...{ url, title: 'a', section: 'b', language: 'en', searchTag: 'c', version: '1' },
  ...{ keywords: [], asked: new Map<string, readonly string[]>(), boost: 1 },
}
const section = { href: '/', title: 'a', label: 'a', crumbs: [] }
const prepared = { file: 'a.md', firstLine: 1, containers: new Set<string>() }

/** Functions that read Markdown, by name. */
const OF_SOURCES: Readonly<Record<string, Scanner>> = {
  splitFrontMatter: (text) => splitFrontMatter(`---\n${text}`),
  substituteFacts: (text) => substituteFacts(text, facts, 'a.md'),
  createRetypedFactCheck: (text) => findRetyped('a.md', text),
  docReader: (text) =>
    readDoc({
      rootKey: 'docs',
      relativePath: 'a.md',
      file: 'a.md',
      originalFile: 'a.md',
      text,
      format: 'md',
    }),
  includePartials: (text) =>
    includePartials({ file: 'a.md', format: 'md', text: `${text}\n::include{file=b.md}` }, () => ({
      text: 'b',
    })),
  rebasedText: (text) => rebasedText(text, 'b/a.md', 'a.md'),
  prepareSource: (text) => prepareSource(text, { ...prepared, format: 'md' }),
  prepareMdxSource: (text) => prepareSource(text, { ...prepared, format: 'mdx' }),
  takeImports,
  parseCodeMeta,
  readMagicComments: (text) => readMagicComments(`// highlight-next-line\n${text}`, 'unknown'),
  withoutCode: (text) => withoutCode(text),
  checkImageAlternatives: (text) =>
    checkImageAlternatives({ file: 'a.md', text } as Parameters<typeof checkImageAlternatives>[0]),
  pageSection: (text) => pageSection(text, 'a'),
}

/** Functions that read the resulting HTML. */
const OF_HTML: Readonly<Record<string, Scanner>> = {
  pageStylesOf: (html) => pageStylesOf(html, []),
  collectReferences: (html) => collectReferences(html, lineOfAddress(html, 1)),
  replaceReferences: (html) =>
    replaceReferences(html, { link: (href) => ({ href }), image: (href) => ({ href }) }),
  markdownTwin: (html) => markdownTwin({ html, title: 'a', url }),
  searchSections: (html) => pageWords(searchSections({ ...section, html })),
  docSearchRecords: (html) => docSearchRecords({ ...record, html }),
  plainText,
  breakLongWords,
  breakLongCode: (html) => breakLongCode([html], false),
  finishTables: (html) => finishTables(`<table><tbody><tr><td>${html}</td></tr></tbody></table>`),
  articleWithStrip: (html) =>
    articleWithStrip({
      html,
      parts: {},
      theme: { text: defaultUiText, parts: NO_PARTS },
      tools: 'b',
    }),
}

/**
 * Each of these, repeated, makes a naive scanner look ahead again and again for an end that does
 * not come.
 */
const IN_BOTH = [
  'a',
  ' ',
  '\t',
  '\n',
  ' \n',
  'a ',
  '<!--',
  '<!-- x -->',
  '&',
  '<',
  '<a',
  '<a href="',
]
const IN_SOURCES = [
  ...IN_BOTH,
  ...['#', '# ', '\n# ', '\n## a', '# {#', '\n## a {#b}', '{#a} ', '{{', '{{a.b}}', '{{c}}'],
  ...['`', '\n```\n', '\n:::note', ':::', '[', '](', '[a](', '![', '|', '\n|a|', '='],
  ...['\nimport a', '\nimport {a', 'import a\n', '/* ', '{/*a*/}', ' */', 'title="', '{1,', '\r'],
  '\n::include{file=b.md}',
]
const IN_HTML = [
  ...IN_BOTH,
  ...['<h2 ', '<h2 id="a">a</h2>', '</h2>', '<a class="heading-anchor"', '</a>', '<pre', '<br>'],
  ...['<script>', '<svg ', '<tr><td>a</td></tr>', '<img srcset="a,', '<b>a</b>', '<p>', '\\\n'],
]

/** Inputs for which the Markdown or MDX parser itself is slow. */
const SLOW_TO_PARSE: Readonly<Record<string, readonly string[]>> = {
  pageSection: [':::'],
  takeImports: ['\nimport a', '\nimport {a'],
  prepareSource: [':::'],
  prepareMdxSource: [
    '{/*a*/}',
    '# {#',
    '{{',
    '{{a.b}}',
    '{{c}}',
    '{#a} ',
    '{1,',
    '\n## a {#b}',
    '<',
    '<a',
    '[a](',
  ],
}

/** Milliseconds of CPU time, which other processes do not affect. */
function costOf(run: Scanner, text: string): number {
  const before = process.cpuUsage()
  run(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const LENGTH = 88_000
/** Less CPU time than this is too little to measure growth. */
const TOO_LITTLE_MS = 150

/**
 * Factor by which the work grows when a text becomes four times as long: 4 is linear, 16 quadratic.
 */
function growthOf(run: Scanner, textOf: (length: number) => string): number {
  const least = (length: number) => Math.min(...[0, 1, 2].map(() => costOf(run, textOf(length))))
  return least(LENGTH) / least(LENGTH / 4)
}

/**
 * Between linear and quadratic, because the processor's caches and the garbage collector have an
 * effect.
 */
const MOST_GROWTH = 9

/**
 * Whether a scanner does more than read each character a few times, not counting the parsers it
 * uses.
 */
function growsTooFast(run: Scanner, textOf: (length: number) => string): boolean {
  if (costOf(run, textOf(LENGTH)) < TOO_LITTLE_MS) return false
  const growth = growthOf(run, textOf)
  if (growth < MOST_GROWTH) return false
  const ofParsers = PARSERS.map((parse) => growthOf(parse, textOf))
  // Measure again, because another process may have evicted the processor's caches.
  return (
    Math.min(growth, growthOf(run, textOf)) > Math.max(MOST_GROWTH, 1.5 * Math.max(...ofParsers))
  )
}

const FEATURES = { gfm: true, frontmatter: true, directive: true }
const PARSERS: readonly Scanner[] = [
  (text) => markdownToMdast(text, { features: FEATURES }),
  (text) => {
    try {
      return mdxToMdast(text, { features: FEATURES })
    } catch {
      // Most of these are not valid MDX, which the parser detects by reading them.
      return undefined
    }
  },
]

const cases = [
  ...Object.entries(OF_SOURCES).map(([name, run]) => ({
    name,
    run,
    fragments: IN_SOURCES,
    starts: ['', '# a', '/*'],
  })),
  ...Object.entries(OF_HTML).map(([name, run]) => ({
    name,
    run,
    fragments: IN_HTML,
    starts: ['', '<p title="'],
  })),
]

test.each(
  cases,
)('the work of $name grows linearly with the text, for any repeated input', (scanner) => {
  const { name, run } = scanner
  const fragments = scanner.fragments.filter((part) => SLOW_TO_PARSE[name]?.includes(part) !== true)
  const tooFast = fragments.flatMap((fragment) =>
    // Inputs that begin like something else, too: a heading, a comment, a tag.
    scanner.starts
      .filter((start) =>
        growsTooFast(run, (length) => `${start}${fragment.repeat(length / fragment.length)}b`),
      )
      .map((start) => `${JSON.stringify(start)} and many ${JSON.stringify(fragment)}`),
  )
  expect(tooFast).toEqual([])
})
