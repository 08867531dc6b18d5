import { searchScopeOf, versionsFor } from '../../../search/search-scope.ts'
import { once } from '../../../shared/once.ts'
import type { AskAiView, RuntimeSite } from '../../../shared/site-view.ts'
import type { AskProvider } from '../browser/ask-provider.ts'

/** One assistant for the document, so that a conversation survives the dialog. Its code is loaded when it is used. */
export function createAskSource(site: RuntimeSite, askAi: AskAiView): () => Promise<AskProvider> {
  return once(async () => {
    const { tags, locale } = searchScopeOf(site, versionsFor(site, undefined))
    const filters = [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)]
    const { openAskProvider } = await import('../browser/open-ask-provider.ts')
    return openAskProvider(askAi, filters)
  })
}
