import type { CompiledPage } from '../shared/data/compiled-page.ts'

/** Whether the text of a page needs no title above it. */
export function hasHeading(
  { contentTitle, hasHeading }: Pick<CompiledPage, 'contentTitle' | 'hasHeading'>,
  { hide_title }: { readonly hide_title?: boolean | undefined },
): boolean {
  return contentTitle !== undefined || hasHeading === true || hide_title === true
}
