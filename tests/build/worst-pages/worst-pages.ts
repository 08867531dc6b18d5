import { BOXES, OTHER_TOOLS } from './boxes-and-other-tools.ts'
import { BLOCKS_OF_CODE, CODE, DIAGRAMS } from './code-and-diagrams.ts'
import { type Files, fenced, filled, type WorstSite } from './filled.ts'
import { CONFIGURATION, INCLUDES } from './includes-and-configuration.ts'
import { FIELDS, FORMULAS, HTML, MARKDOWN, WORDS } from './markdown.ts'
import { MDX } from './mdx.ts'

type Texts = Readonly<Record<string, string>>

const sites = (filesByFeature: Readonly<Record<string, Files>>): readonly WorstSite[] =>
  Object.entries(filesByFeature).map(([feature, files]) => ({ feature, files }))
const pages = (texts: Texts, pageOf = (text: string) => text, file = 'page.md') =>
  Object.entries(texts).map(([feature, text]) => ({
    feature,
    files: { [`docs/${file}`]: pageOf(text) },
  }))

/** Paragraphs as people write them, with which the others are compared. */
export const ORDINARY_PAGE: Files = {
  'docs/page.md': filled(
    'Send it with `a b`, *wait*, and read [the list](./index.md) before the next step.\n\n',
  ),
}

/**
 * Features of a page by area, each with what takes longest where an algorithm reads a text again and
 * again.
 */
export const WORST_PAGES: Readonly<Record<string, readonly WorstSite[]>> = {
  Markdown: pages({ ...MARKDOWN, ...WORDS, ...FORMULAS }),
  HTML: pages(HTML),
  'front matter': pages(FIELDS, (yaml) => `---\n${yaml}\n---\n# A\n`),
  code: [
    ...Object.entries(CODE).flatMap(([language, texts]) =>
      pages(texts, (text) => fenced(language, text)),
    ),
    ...pages(BLOCKS_OF_CODE),
  ],
  diagrams: pages(DIAGRAMS, (text) => fenced('mermaid', text)),
  boxes: pages(BOXES),
  'other tools': pages(OTHER_TOOLS),
  MDX: pages(MDX, undefined, 'page.mdx'),
  includes: sites(INCLUDES),
  configuration: sites(CONFIGURATION),
}
