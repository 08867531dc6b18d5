import type { Assistant } from '../assistant.ts'
import type { AskProvider } from './ask-provider.ts'

/** Open the configured provider; loads only its code. */
export async function openAskProvider(
  view: Assistant,
  facetFilters: readonly (string | readonly string[])[] = [],
): Promise<AskProvider> {
  if (view.provider === 'server')
    return (await import('./server-provider.ts')).serverProvider(view.url)
  const { algoliaProvider } = await import('./algolia-ask-provider.ts')
  return algoliaProvider({ ...view, ...(facetFilters.length === 0 ? {} : { facetFilters }) })
}
