import type { z } from 'zod'

/** One option of a provider: what it must look like, in words and as a test. */
interface OptionRule {
  readonly expected: string
  readonly isValid: (value: string) => boolean
  readonly isRequired?: boolean
}

const text = (expected: string): OptionRule => ({
  expected,
  isValid: (value) => value.trim() !== '',
  isRequired: true,
})

const shared: Readonly<Record<string, OptionRule>> = {
  contextual: {
    expected: '"false" for an index without language and docusaurus_tag, else "true"',
    isValid: (value) => value === 'true' || value === 'false',
  },
  external: {
    expected: 'a regular expression for addresses of results that are not in this site',
    isValid: isRegex,
  },
}

/** The options of each provider; the index of the site itself needs none. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, OptionRule>>>> = {
  local: {},
  pagefind: {},
  algolia: {
    appId: {
      expected: 'the application id, e.g. "ABCDE12345"',
      isValid: (value) => /^[\w-]+$/.test(value),
      isRequired: true,
    },
    apiKey: text('the search-only key; never a key that can write'),
    indexName: text('the name of the index'),
    host: {
      expected: 'an origin that takes the place of the hosts of Algolia',
      isValid: isOrigin,
    },
    facetFilters: {
      expected: 'filters parted by commas, e.g. "type:content,section:docs"',
      isValid: (value) => value.split(',').every((filter) => /^[^:]+:.+$/.test(filter)),
    },
    ...shared,
  },
  typesense: {
    host: {
      expected: 'the origin of the server, e.g. "https://search.example.org"',
      isValid: isOrigin,
      isRequired: true,
    },
    apiKey: text('a search-only key; never a key that can write'),
    collection: text('the name of the collection'),
    filterBy: { expected: 'a filter of Typesense', isValid: (value) => value.trim() !== '' },
    ...shared,
  },
}

interface ChosenProvider {
  readonly provider: string
  readonly options: Readonly<Record<string, string>>
}

/** Name every option that the chosen provider lacks, does not know or cannot use. */
export function checkSearchOptions(
  { provider, options }: ChosenProvider,
  context: z.core.$RefinementCtx,
): void {
  const rules = OPTIONS[provider] ?? {}
  const report = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: ['options', name], message })
  for (const [name, { expected, isValid, isRequired }] of Object.entries(rules)) {
    const value = options[name]
    const isWrong = value === undefined ? isRequired === true : !isValid(value)
    if (isWrong) report(name, `${expected} (because provider is "${provider}")`)
  }
  for (const name of Object.keys(options)) {
    if (!Object.hasOwn(rules, name)) report(name, unknownOption(provider, Object.keys(rules)))
  }
}

function unknownOption(provider: string, known: readonly string[]): string {
  return known.length === 0
    ? `no option, because provider "${provider}" has none`
    : `one of the options of provider "${provider}": ${known.join(', ')}`
}

function isOrigin(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).origin === value
}

function isRegex(value: string): boolean {
  try {
    new RegExp(value)
    return true
  } catch {
    return false
  }
}
