import { styleClass, styleRule } from '@warraq/markup/style-declarations'
import type { AssembledSite } from '../assemble.ts'
import type { ClientBundle } from '../bundle/client-bundle.ts'

/**
 * Add a style sheet with the classes that stand for the `style` attributes of all pages. It is one
 * for all, because the policy of hosts has the hash of each style sheet.
 */
export function withContentStyles(
  bundle: ClientBundle,
  sites: readonly Pick<AssembledSite, 'linked' | 'compiled'>[],
): ClientBundle {
  const pages = sites.flatMap(({ linked, compiled }) => [...linked.compiledDocs, ...compiled.plain])
  const styles = [...new Set(pages.flatMap((page) => page.compiled.styles ?? []))].sort()
  if (styles.length === 0) return bundle
  const sheet = {
    name: 'content',
    when: styles.map((declarations) => `.${styleClass(declarations)}`),
    css: styles.map(styleRule).join(''),
  }
  return { ...bundle, pageStyles: [...bundle.pageStyles, sheet] }
}
