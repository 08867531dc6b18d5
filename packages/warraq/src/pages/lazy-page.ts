import type { DocsConfig } from '../config/schema.ts'
import { withBase } from '../shared/route-path.ts'
import type { Doc } from './doc.ts'
import type { ReadyPage } from './ready-page.ts'

/** A page that is computed on first access. */
export function lazyPage(
  { route, file, rootKey }: Doc,
  { baseUrl }: DocsConfig,
  make: () => ReadyPage,
): ReadyPage {
  let made: ReadyPage | undefined
  const page = () => {
    made ??= make()
    return made
  }
  return {
    route,
    href: withBase(baseUrl, route),
    file,
    rootKey,
    get view() {
      return page().view
    },
    get parts() {
      return page().parts
    },
    get head() {
      return page().head
    },
    get html() {
      return page().html
    },
    get htmlHash() {
      return page().htmlHash
    },
    get description() {
      return page().description
    },
    get isIndexed() {
      return page().isIndexed
    },
  }
}
