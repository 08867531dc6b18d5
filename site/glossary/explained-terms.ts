import type { WarraqPlugin } from 'warraq/plugin'
import { DEFINITIONS } from './definitions-file.ts'
import { termDefinitions } from './term-definitions.ts'

/**
 * Explains the words that link to a glossary where they stand. Without its module they are links.
 * @param route of the glossary: `/learn/glossary/`
 */
export function explainedTerms(route: string): WarraqPlugin {
  return {
    name: 'explained-terms',
    client: [
      { module: 'site/glossary/watch-terms.ts', when: `main a[href*="${route}#"]`, options: route },
    ],
    *emit({ pages }) {
      const glossary = pages.find((page) => page.route === route)
      if (glossary === undefined) return
      yield {
        path: `${route.slice(1)}${DEFINITIONS}`,
        content: JSON.stringify(termDefinitions(glossary.html)),
      }
    },
  }
}
