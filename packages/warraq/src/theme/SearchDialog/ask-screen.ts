import type { AskProvider } from '../../ask/browser/ask-provider.ts'
import { element } from '../../shared/create-element.ts'
import type { AskPanelProps } from '../AskPanel/AskPanel.tsx'
import type { DialogText } from './dialog-text.ts'
import { searchFailed } from './search-failed.ts'

export interface AskScreenSource {
  readonly text: DialogText
  readonly openProvider: () => Promise<AskProvider>
  readonly panel: Omit<AskPanelProps, 'provider'>
}

export interface AskScreen {
  readonly element: HTMLElement
  readonly close: () => void
}

/** The assistant in place of field, list and footer. Its code is loaded here, and React with it. */
export function openAskScreen({ text, openProvider, panel }: AskScreenSource): AskScreen {
  const sheet = element('div', { className: 'search-sheet' })
  let isClosed = false
  let unmount = (): void => {}
  const load = async (): Promise<void> => {
    try {
      const [{ mountAskPanel }, provider] = await Promise.all([
        import('../AskPanel/mount-ask-panel.tsx'),
        openProvider(),
      ])
      if (isClosed) return
      sheet.replaceChildren()
      unmount = mountAskPanel(sheet, { provider, ...panel })
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
