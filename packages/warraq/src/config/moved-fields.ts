import { z } from 'zod'

const inPlugin = (name: string, call: string) =>
  `the plugin of a package: npm install ${name}, then plugins: [${call}]`

/** Options of `checks.content` that the plugin has under the same names. */
const PROSE_OPTIONS = [
  'dictionary',
  'headings',
  'minHeadings',
  'minWords',
  'spelling',
  'spellingLanguage',
  'stale',
  'staleAfterDays',
  'substance',
]

/** Severities of single findings and groups, by the option of the plugin that replaces them. */
const PROSE_CODES = {
  externalLinks: ['link/external-gone', 'link/external-unreachable'],
  headings: ['heading/second-title', 'heading/skipped-level', 'heading/*'],
  spelling: ['spelling/unknown-word', 'spelling/*'],
  stale: ['checked/stale', 'checked/*'],
  substance: ['page/too-thin'],
}

const proseOption = (name: string) =>
  `"${name}" of ${inPlugin('@warraq/prose', `prose({ ${name}: ... })`)}`

/** What replaces fields of earlier versions whose feature is in a package, by their paths. */
export const MOVED_FIELDS: Readonly<Record<string, string>> = {
  analytics: `the same options for ${inPlugin('@warraq/analytics', 'analytics({ ... })')}`,
  askAi: `the same options for ${inPlugin('@warraq/assistant', 'assistant({ ... })')}`,
  offline: inPlugin('@warraq/offline', 'offline()'),
  socialCards: `the same options for ${inPlugin('@warraq/social-cards', 'socialCards({ ... })')}`,
  'markdown.remarkPlugins': `the same list for ${inPlugin('@warraq/formats', 'treePlugins({ remark: [ ... ] })')}`,
  'markdown.rehypePlugins': `the same list for ${inPlugin('@warraq/formats', 'treePlugins({ rehype: [ ... ] })')}`,
  ...Object.fromEntries(PROSE_OPTIONS.map((name) => [`checks.content.${name}`, proseOption(name)])),
  ...Object.fromEntries(
    Object.entries(PROSE_CODES).flatMap(([name, codes]) =>
      codes.map((code) => [z.core.toDotPath(['checks', code]), proseOption(name)]),
    ),
  ),
}

/** What replaces values of `search.provider` whose service is in a package. */
export const MOVED_PROVIDERS: Readonly<Record<string, string>> = {
  algolia: hosted('algolia'),
  typesense: hosted('typesense'),
}

function hosted(name: string): string {
  return `"search.options" as options for the plugin of a package, in place of "search.provider": npm install @warraq/hosted-search, then plugins: [${name}({ ... })]`
}

/** The packages with commands that were part of the engine. */
export const MOVED_COMMANDS: Readonly<Record<string, string>> = {
  'search export': '@warraq/hosted-search',
}

/** The packages that replace entry points of earlier versions. */
export const MOVED_ENTRIES: Readonly<Record<string, string>> = {
  'warraq/openapi': '@warraq/openapi',
}
