import type { ProviderSource, SearchAnswer, SearchProvider } from './search-provider.ts'

/** Opens a provider. */
type OpenProvider = (source: ProviderSource) => SearchProvider | Promise<SearchProvider>

/**
 * `openProvider` of a module that another author wrote. It fails as the module does.
 * @param onFault told whatever the module throws while it loads, opens or answers
 */
export function watchProvider(
  load: () => Promise<{ readonly openProvider: OpenProvider }>,
  onFault: (cause: unknown) => void,
) {
  const watched = async <Result>(run: () => Promise<Result>, signal?: AbortSignal) => {
    try {
      return await run()
    } catch (cause) {
      // An aborted search is not a fault: the reader has typed on.
      if (signal?.aborted !== true) onFault(cause)
      throw cause
    }
  }
  return async (source: ProviderSource): Promise<SearchProvider> => {
    const provider = await watched(async () => (await load()).openProvider(source))
    return {
      prepare: (query) => watched(async () => provider.prepare(query)),
      search: (request) =>
        watched(async () => checked(await provider.search(request)), request.signal),
    }
  }
}

function checked(answer: SearchAnswer): SearchAnswer {
  if (!Array.isArray(answer?.hits)) throw new Error('It returned no answer: { hits, total }')
  return answer
}
