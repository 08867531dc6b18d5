import { useEffect, useState } from 'react'
import { AskPanel } from '../ask-ui/AskPanel.tsx'
import type { AskProvider } from '../ask-ui/ask-provider.ts'
import type { AskDialog, AskStart } from './ask-dialog.ts'
import type { DialogText } from './dialog-text.ts'
import { SearchFailed } from './SearchFailed.tsx'

interface AskScreenProps {
  readonly text: DialogText
  readonly ask: AskDialog
  readonly start: AskStart
  readonly onBack: () => void
  readonly onSearch: (query: string) => void
}

/** The assistant in place of field, list and footer. */
export default function AskScreen({ text, ask, start, onBack, onSearch }: AskScreenProps) {
  const [provider, setProvider] = useState<AskProvider | 'failed'>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens anew.
  useEffect(() => {
    ask.open().then(setProvider, () => setProvider('failed'))
  }, [ask, attempt])
  if (provider === 'failed')
    return (
      <div className="search-body">
        <SearchFailed text={text} onRetry={() => setAttempt(attempt + 1)} />
      </div>
    )
  if (provider === undefined) return null
  return (
    <AskPanel
      provider={provider}
      storageKey={ask.storageKey}
      siteBaseUrl={ask.siteUrl}
      suggestedQuestions={ask.suggestedQuestions}
      {...(start.kind === 'question'
        ? { initialQuestion: start.question }
        : { initialConversation: start.conversation })}
      onBack={onBack}
      onSearch={onSearch}
    />
  )
}
