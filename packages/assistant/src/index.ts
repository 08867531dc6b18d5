import { fileURLToPath } from 'node:url'
import type { WarraqPlugin } from 'warraq/plugin'
import { ASK_ALGOLIA_ORIGIN } from './ask-origin.ts'

interface CommonOptions {
  /** Up to three questions that a new conversation offers. */
  readonly suggestedQuestions?: readonly string[]
}

/** Answers of `warraq-ask-server`. */
export interface ServerOptions extends CommonOptions {
  readonly provider: 'server'
  /** Public address of the ask server. */
  readonly url: string
}

/** Answers of Algolia Ask AI. */
export interface AlgoliaOptions extends CommonOptions {
  readonly provider: 'algolia'
  /** Id of the assistant. */
  readonly assistantId: string
  /** Id of the Algolia application. */
  readonly appId: string
  /** The search-only key; it is public. */
  readonly apiKey: string
  /** Name of the index. */
  readonly indexName: string
}

/** Who answers. All options are public, because they are part of the pages. */
export type AssistantOptions = ServerOptions | AlgoliaOptions

/** The required options of each provider. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  server: ['url'],
  algolia: ['assistantId', 'appId', 'apiKey', 'indexName'],
}

/**
 * Answers questions in the search dialog.
 * @throws Error for an option that is missing, unknown or cannot be used.
 */
export function assistant(options: AssistantOptions): WarraqPlugin {
  refuseWrong({ ...options })
  return {
    name: 'assistant',
    client: [
      {
        module: fileURLToPath(new URL('../src/dialog/open-panel.tsx', import.meta.url)),
        part: 'search-dialog',
        options: { ...options },
      },
    ],
    policy: {
      connect: [options.provider === 'server' ? new URL(options.url).origin : ASK_ALGOLIA_ORIGIN],
    },
  }
}

function refuseWrong({ provider, suggestedQuestions = [], ...others }: Record<string, unknown>) {
  const required = new Map(Object.entries(REQUIRED)).get(String(provider))
  if (required === undefined)
    throw new Error(`"provider" of assistant must be "server" or "algolia": ${provider}`)
  const given = new Map(Object.entries(others))
  for (const name of required)
    if (typeof given.get(name) !== 'string' || given.get(name) === '')
      throw new Error(`"${name}" of assistant is missing; provider "${provider}" needs it.`)
  const unknown = Object.keys(others).find((name) => !required.includes(name))
  if (unknown !== undefined)
    throw new Error(`"${unknown}" is not an option of assistant with provider "${provider}".`)
  const { url } = others
  if (typeof url === 'string' && !(/^https?:\/\//.test(url) && URL.canParse(url)))
    throw new Error(`"url" of assistant must be the address of an ask server: ${url}`)
  const isList = Array.isArray(suggestedQuestions) && suggestedQuestions.length <= 3
  if (!isList || !suggestedQuestions.every((text) => typeof text === 'string' && text !== ''))
    throw new Error('"suggestedQuestions" of assistant must be at most three questions.')
}
