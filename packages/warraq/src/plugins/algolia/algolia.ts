import { HOSTED_OPTIONS, isOrigin, requiredText } from '../search-option-rules.ts'
import type { OptionRule, WarraqPlugin } from '../warraq-plugin.ts'
import { algoliaHosts } from './open-algolia.ts'

const OPTIONS: Readonly<Record<string, OptionRule>> = {
  appId: {
    expected: 'the application id, e.g. "ABCDE12345"',
    isValid: (value) => /^[\w-]+$/.test(value),
    isRequired: true,
  },
  apiKey: requiredText('the search-only key; never a key that can write'),
  indexName: requiredText('the name of the index'),
  host: { expected: 'an origin to use instead of the hosts of Algolia', isValid: isOrigin },
  facetFilters: {
    expected: 'filters separated by commas, e.g. "type:content,section:docs"',
    isValid: (value) => value.split(',').every((filter) => /^[^:]+:.+$/.test(filter)),
  },
  ...HOSTED_OPTIONS,
}

/** Searches an Algolia index. */
export function algolia(options: Readonly<Record<string, string>>): WarraqPlugin {
  return {
    name: 'algolia',
    search: {
      provider: 'algolia',
      module: 'warraq:plugins/algolia/open-algolia.ts',
      credit: { name: 'Algolia', href: 'https://www.algolia.com/' },
      options: OPTIONS,
    },
    policy: { connect: algoliaHosts(options) },
  }
}
