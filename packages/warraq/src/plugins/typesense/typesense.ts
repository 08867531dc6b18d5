import { HOSTED_OPTIONS, isOrigin, requiredText } from '../search-option-rules.ts'
import type { OptionRule, WarraqPlugin } from '../warraq-plugin.ts'

const OPTIONS: Readonly<Record<string, OptionRule>> = {
  host: {
    expected: 'the origin of the server, e.g. "https://search.example.org"',
    isValid: isOrigin,
    isRequired: true,
  },
  apiKey: requiredText('a search-only key; never a key that can write'),
  collection: requiredText('the name of the collection'),
  filterBy: { expected: 'a filter of Typesense', isValid: (value) => value.trim() !== '' },
  ...HOSTED_OPTIONS,
}

/** Searches a collection of a Typesense server. */
export function typesense({ host }: Readonly<Record<string, string>>): WarraqPlugin {
  return {
    name: 'typesense',
    search: {
      provider: 'typesense',
      module: 'warraq:plugins/typesense/open-typesense.ts',
      credit: { name: 'Typesense', href: 'https://typesense.org/' },
      options: OPTIONS,
    },
    policy: { connect: host === undefined ? [] : [host] },
  }
}
