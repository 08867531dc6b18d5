import type { SearchScope } from '../../../search/search-provider.ts'
import { once } from '../../../shared/once.ts'
import type { Assistant } from '../assistant.ts'
import type { AskProvider } from '../browser/ask-provider.ts'

/**
 * One assistant per document, so that a conversation survives closing the dialog. Its code loads on
 * first use.
 */
export function createAskSource(
  assistant: Assistant,
  { tags, locale }: SearchScope,
): () => Promise<AskProvider> {
  return once(async () => {
    const filters = [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)]
    const { openAskProvider } = await import('../browser/open-ask-provider.ts')
    return openAskProvider(assistant, filters)
  })
}
