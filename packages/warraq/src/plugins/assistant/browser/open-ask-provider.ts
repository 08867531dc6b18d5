import type { Assistant } from '../assistant.ts'
import type { AskProvider } from './ask-provider.ts'

/** The configured provider; its code is loaded by this call and no other is. */
export async function openAskProvider(
  view: Assistant,
  facetFilters: readonly (string | readonly string[])[] = [],
): Promise<AskProvider> {
  if (view.provider === 'server')
    return (await import('./server-provider.ts')).serverProvider(view.url)
  const { algoliaProvider } = await import('./algolia-provider.ts')
  return algoliaProvider({ ...view, ...(facetFilters.length === 0 ? {} : { facetFilters }) })
}
