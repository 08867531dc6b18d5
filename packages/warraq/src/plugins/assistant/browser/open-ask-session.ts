import type { SearchScope } from '../../../search/search-provider.ts'
import type { Assistant } from '../assistant.ts'
import { AskSession } from './ask-session.ts'

/** A session with the configured provider; loads only its code. */
export async function openAskSession(
  assistant: Assistant,
  scope: SearchScope,
  index: string,
): Promise<AskSession> {
  const provider =
    assistant.provider === 'server'
      ? (await import('./server-provider.ts')).serverProvider(assistant.url)
      : (await import('./algolia-ask-provider.ts')).algoliaProvider(assistant, scope)
  return new AskSession(provider, index)
}
