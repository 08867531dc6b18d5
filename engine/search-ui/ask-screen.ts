import { element } from '../shared/create-element.ts'
import type { AskDialog, AskStart } from './ask-dialog.ts'
import type { DialogText } from './dialog-text.ts'
import { searchFailed } from './search-failed.ts'

export interface AskScreenSource {
  readonly text: DialogText
  readonly ask: AskDialog
  readonly start: AskStart
  readonly onBack: () => void
  readonly onSearch: (query: string) => void
}

export interface AskScreen {
  readonly element: HTMLElement
  readonly close: () => void
}

/** The assistant in place of field, list and footer. Its code is loaded when it is used. */
export function openAskScreen({ text, ask, start, onBack, onSearch }: AskScreenSource): AskScreen {
  const sheet = element('div', { className: 'search-sheet' })
  let isClosed = false
  let unmount = (): void => {}
  const load = async (): Promise<void> => {
    try {
      const [{ mountAskPanel }, provider] = await Promise.all([
        import('../ask-ui/mount-ask-panel.tsx'),
        ask.open(),
      ])
      if (isClosed) return
      sheet.replaceChildren()
      unmount = mountAskPanel(sheet, {
        provider,
        storageKey: ask.storageKey,
        siteBaseUrl: ask.siteUrl,
        suggestedQuestions: ask.suggestedQuestions,
        ...(start.kind === 'question'
          ? { initialQuestion: start.question }
          : { initialConversation: start.conversation }),
        onBack,
        onSearch,
      })
    } catch {
      if (!failed.isConnected) sheet.replaceChildren(failed)
    }
  }
  const failed = element(
    'div',
    { className: 'search-body' },
    searchFailed(text, () => void load()),
  )
  void load()
  return {
    element: sheet,
    close: () => {
      isClosed = true
      unmount()
    },
  }
}
