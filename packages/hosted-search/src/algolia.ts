import type { WarraqPlugin } from 'warraq/plugin'
import { type HostedOptions, hostedPlugin } from './hosted-plugin.ts'
import { INDEX_SETTINGS } from './index-settings.ts'
import { algoliaHosts } from './open-algolia.ts'
import { isOrigin, type OptionRule, requiredText } from './option-rules.ts'

export interface AlgoliaOptions extends HostedOptions {
  /** The application id, `ABCDE12345` for example. */
  readonly appId: string
  readonly indexName: string
  /** An origin to use instead of the hosts of Algolia, for a proxy. */
  readonly host?: string
  /** More filters, separated by commas: `type:content,section:docs`. */
  readonly facetFilters?: string
}

const RULES: Readonly<Record<string, OptionRule>> = {
  appId: {
    expected: 'the application id, e.g. "ABCDE12345"',
    isValid: (value) => /^[\w-]+$/.test(value),
    isRequired: true,
  },
  indexName: requiredText('the name of the index'),
  host: { expected: 'an origin to use instead of the hosts of Algolia', isValid: isOrigin },
  facetFilters: {
    expected: 'filters separated by commas, e.g. "type:content,section:docs"',
    isValid: (value) => value.split(',').every((filter) => /^[^:]+:.+$/.test(filter)),
  },
}

/**
 * Searches an Algolia index.
 * @throws UsageError for options that Algolia cannot use
 */
export function algolia(options: AlgoliaOptions): WarraqPlugin {
  return hostedPlugin(
    {
      name: 'algolia',
      credit: { name: 'Algolia', href: 'https://www.algolia.com/' },
      module: 'open-algolia.ts',
      rules: RULES,
      hosts: algoliaHosts(options),
      settings: INDEX_SETTINGS,
    },
    options,
  )
}
