import { type PageSource, pageBeside } from 'warraq/plugin'
import { COLLECTED } from '../facts/fact.ts'

/** A page about one method, function or query, made from the data about it. */
export interface ReferencePage {
  /** Below the section of developers: `precompiles/staking/delegate.md`. */
  readonly path: string
  readonly title: string
  readonly sidebarLabel: string
  /** Mark behind that label. */
  readonly badge?: string
  readonly description: string
  /** Place among the pages of its folder. */
  readonly position: number
  /** Address within the folder, instead of the name of the file. */
  readonly slug?: string
  /** File with the data, relative to the root of the repository. */
  readonly data: string
  /** Markdown below the title. */
  readonly body: string
}

/** A sentence of the data without the marks of its code, for a description of a page. */
export function withoutMarks(sentence: string): string {
  return sentence.replaceAll('`', '')
}

/** A name that readers also type for the task: `delegate`, not `createValidator`. */
const PLAIN_WORD = /^[a-z]+$/

/**
 * The source of a page.
 * @param neighbour a page of the section of developers
 * @param editUrl address at which a file is edited, with `{file}` in place of its path
 */
export function sourceOf(page: ReferencePage, neighbour: PageSource, editUrl: string): PageSource {
  const { path, title, sidebarLabel, badge, description, position, slug, data, body } = page
  return pageBeside(neighbour, {
    path,
    fields: {
      title,
      description,
      sidebar_label: sidebarLabel,
      sidebar_badge: badge,
      sidebar_position: position,
      // A guide that mentions it comes first, unless readers search for its name.
      search_boost: PLAIN_WORD.test(sidebarLabel) ? 0.35 : 0.7,
      slug,
      // Git knows no file of such a page; its data was collected with the facts.
      last_update: { date: COLLECTED },
      custom_edit_url: editUrl.replace('{file}', data),
    },
    text: body,
  })
}
