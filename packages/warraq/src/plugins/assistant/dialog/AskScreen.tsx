import { useCallback, useEffect, useState } from 'react'
import { CrashBoundary } from '../../../theme/CrashPage/CrashBoundary.tsx'
import { CrashMessage } from '../../../theme/CrashPage/CrashMessage.tsx'
import type { DialogText } from '../../../theme/SearchDialog/dialog-text.ts'
import { SearchFailed } from '../../../theme/SearchDialog/SearchFailed.tsx'
import type { AskProvider } from '../browser/ask-provider.ts'
import type { Conversation } from '../browser/conversations.ts'
import type { AskPanelProps } from '../panel/AskPanel.tsx'

export interface AskScreenProps extends Pick<AskPanelProps, 'storageKey' | 'onBack' | 'onSearch'> {
  readonly start:
    | { readonly kind: 'question'; readonly question: string }
    | { readonly kind: 'conversation'; readonly conversation: Conversation }
  readonly text: DialogText
  /** Public address of the site with its base path. */
  readonly siteUrl: string
  readonly suggestedQuestions: readonly string[]
  readonly openProvider: () => Promise<AskProvider>
}

/** The assistant; it replaces field, list and footer, and loads its code here. */
export function AskScreen(props: AskScreenProps) {
  const { start, text, siteUrl, suggestedQuestions, openProvider, ...panel } = props
  const load = useCallback(
    () => Promise.all([import('../panel/AskPanel.tsx'), openProvider()]),
    [openProvider],
  )
  const { value, hasFailed, retry } = useLoaded(load)
  if (value === undefined)
    return (
      <div className="search-sheet">
        {hasFailed && (
          <div className="search-body">
            <SearchFailed text={text} onRetry={retry} />
          </div>
        )}
      </div>
    )
  const [{ AskPanel }, provider] = value
  return (
    <div className="search-sheet">
      <CrashBoundary
        fallback={(error, retryPanel) => (
          <div className="search-body">
            <CrashMessage of="part" error={error} onRetry={retryPanel} />
          </div>
        )}
      >
        <AskPanel
          provider={provider}
          siteBaseUrl={siteUrl}
          suggestedQuestions={suggestedQuestions}
          {...(start.kind === 'question'
            ? { initialQuestion: start.question }
            : { initialConversation: start.conversation })}
          {...panel}
        />
      </CrashBoundary>
    </div>
  )
}

interface Loaded<Value> {
  readonly value?: Value
  readonly hasFailed?: boolean
}

/** The result of `load`; an error stays until a later attempt succeeds. */
function useLoaded<Value>(
  load: () => Promise<Value>,
): Loaded<Value> & { readonly retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Value>>({})
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt loads once more
  useEffect(() => {
    let isWanted = true
    const set = (next: Loaded<Value>) => isWanted && setLoaded(next)
    load().then(
      (value) => set({ value }),
      () => set({ hasFailed: true }),
    )
    return () => {
      isWanted = false
    }
  }, [load, attempt])
  return { ...loaded, retry: () => setAttempt((count) => count + 1) }
}
