import type { HeadTag } from '../../shared/data/page-payload.ts'

/** Styles that only some pages need. */
export interface PageStyle {
  /**
   * The elements and classes that need them: `kbd`, `.badge`. For a style sheet of the site: a text
   * in the HTML of the page.
   */
  readonly when: readonly string[] | string
  readonly css: string
  /** Identifies the styles, so that two pages with the same ones share an element. */
  readonly name: string
}

/** The theme's style sheets that only some pages need, with the elements and classes they are for. */
export const PART_STYLES: Readonly<Record<string, readonly string[]>> = {
  'SearchPage/search-page.css': ['docs-search', '.search-form'],
  'Sidebar/standalone-sidebar.css': ['.sidebar-head'],
  'Steps/steps.css': ['.steps'],
  'TaskList/task-list.css': ['.contains-task-list'],
  'Table/stacked-table.css': ['.stacks'],
  'Card/card.css': ['.card', '.cards'],
  'Filter/filter-bar.css': ['.filter-bar'],
  // An island adds its values once it is hydrated, so its HTML says that they will come.
  'CopyValue/copy-value.css': ['docs-copy', '.copied-values'],
  'CodeBlock/code-marks.css': [
    '.highlighted',
    '.diff-add',
    '.diff-remove',
    '.code-warning',
    '.code-error',
    '.code-word',
    '.has-focus',
    '.line-numbers',
  ],
  'Diagram/diagram.css': ['.diagram'],
  'Formula/formula.css': ['math'],
  'VersionNotice/version-notice.css': ['.version-banner', '.page-notice'],
  'Badge/badge.css': ['.badge', '.badge-partial', '.badge-stub'],
  'PageEnd/tags.css': ['.tag'],
  'PagePart/page-part.css': ['.page-part'],
  'Article/rare-text.css': ['blockquote', 'hr', 'kbd', 'mark', '.sr-only', '.footnotes'],
}

const ELEMENTS = Object.values(PART_STYLES)
  .flat()
  .filter((name) => !name.startsWith('.'))

/**
 * One of these elements, or the value of a `class` attribute, in every spelling that browsers read.
 * A single expression for all style sheets takes a third of the time of a search for each of them.
 */
const MARK = new RegExp(
  String.raw`<(${ELEMENTS.join('|')})(?![\w-])|[\s/"']class\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`,
  'gi',
)

/** Styles that this page needs and some others do not. */
export function pageStylesOf(html: string, pageStyles: readonly PageStyle[]): readonly PageStyle[] {
  const marks = new Set<string>()
  for (const [, element = '', ...classes] of html.matchAll(MARK)) {
    marks.add(element.toLowerCase())
    for (const name of classes.join('').split(/\s+/)) marks.add(`.${name}`)
  }
  return pageStyles.filter(({ when }) =>
    typeof when === 'string' ? html.includes(when) : when.some((mark) => marks.has(mark)),
  )
}

/** Styles of a page, as head elements for a client navigation. */
export function styleTags(styles: readonly PageStyle[]): HeadTag[] {
  return styles.map(({ css, name }) => ({
    tag: 'style',
    attributes: { 'data-name': name },
    content: css,
  }))
}
