import type { WarraqPlugin } from 'warraq/plugin'
import { COLLECTION_SCHEMA } from './collection-schema.ts'
import { type HostedOptions, hostedPlugin } from './hosted-plugin.ts'
import { isOrigin, type OptionRule, requiredText } from './option-rules.ts'

export interface TypesenseOptions extends HostedOptions {
  /** Origin of the server: `https://search.example.org`. */
  readonly host: string
  readonly collection: string
  /** One more filter, in the language of Typesense. */
  readonly filterBy?: string
}

const RULES: Readonly<Record<string, OptionRule>> = {
  host: {
    expected: 'the origin of the server, e.g. "https://search.example.org"',
    isValid: isOrigin,
    isRequired: true,
  },
  collection: requiredText('the name of the collection'),
  filterBy: { expected: 'a filter of Typesense', isValid: (value) => value.trim() !== '' },
}

/**
 * Searches a collection of a Typesense server.
 * @throws UsageError for options that Typesense cannot use
 */
export function typesense(options: TypesenseOptions): WarraqPlugin {
  return hostedPlugin(
    {
      name: 'typesense',
      credit: { name: 'Typesense', href: 'https://typesense.org/' },
      module: 'open-typesense.ts',
      rules: RULES,
      hosts: [options.host],
      settings: COLLECTION_SCHEMA,
    },
    options,
  )
}
