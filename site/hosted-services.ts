import { analytics } from '@warraq/analytics'
import { algolia } from '@warraq/hosted-search'
import type { WarraqPlugin } from 'warraq/plugin'

/** Variables of the environment that turn on services of others; see `.env.example`. */
export interface ServiceVariables {
  readonly SEARCH_APP_ID?: string | undefined
  readonly SEARCH_API_KEY?: string | undefined
  readonly SEARCH_INDEX_NAME?: string | undefined
  readonly ANALYTICS_KEY?: string | undefined
}

type Name = keyof ServiceVariables

interface Rule {
  readonly pattern: RegExp
  readonly expected: string
}

const RULES: Readonly<Record<Name, Rule>> = {
  SEARCH_APP_ID: {
    pattern: /^[A-Z0-9]{10}$/,
    expected: 'the application id of Algolia: ten capital letters and digits',
  },
  SEARCH_API_KEY: {
    // A secured key, which Algolia derives from a search-only key, is a long Base64 text.
    pattern: /^(?:[0-9a-f]{32}|[A-Za-z0-9+/]{64,}={0,2})$/,
    expected: 'the search-only key of Algolia: 32 digits and letters from a to f',
  },
  SEARCH_INDEX_NAME: {
    pattern: /^[\w.-]+$/,
    expected: 'the name of the index: letters, digits, "_", "." and "-"',
  },
  ANALYTICS_KEY: {
    pattern: /^phc_[A-Za-z0-9]{20,}$/,
    expected: 'the public key of the PostHog project, which begins with "phc_"',
  },
}

const SEARCH_NAMES = ['SEARCH_APP_ID', 'SEARCH_API_KEY', 'SEARCH_INDEX_NAME'] as const

/**
 * The plugins that the environment decides: hosted search and analytics, each absent without its variables. An empty variable counts as absent, because many build services
 * pass one on that nobody has set.
 * @throws Error that names every variable that is missing or malformed, without its value.
 */
export function hostedServices(variables: ServiceVariables): WarraqPlugin[] {
  const searchVariables = SEARCH_NAMES.map((name) => variables[name] ?? '')
  const [appId = '', apiKey = '', indexName = ''] = searchVariables
  const key = variables.ANALYTICS_KEY ?? ''
  const hasSearch = searchVariables.some((value) => value !== '')
  const hasAnalytics = key !== ''
  const problems = [
    ...(hasSearch ? SEARCH_NAMES : []),
    ...(hasAnalytics ? (['ANALYTICS_KEY'] as const) : []),
  ].flatMap((name) => problemsOf(name, variables[name] ?? ''))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return [
    // The plugin asks for pages of the language and version of the current page, and preconnects.
    ...(hasSearch ? [algolia({ appId, apiKey, indexName })] : []),
    // It counts in the European cloud by default, and never in the development server.
    ...(hasAnalytics ? [analytics({ key })] : []),
  ]
}

function problemsOf(name: Name, value: string): string[] {
  const { pattern, expected } = RULES[name]
  if (value === '')
    return [`${name} is missing: set it to ${expected}, or set no SEARCH_ variable.`]
  return pattern.test(value) ? [] : [`${name} is malformed: set it to ${expected}.`]
}
