import { createRoot } from 'react-dom/client'
import { AskPanel, type AskPanelProps } from './AskPanel.tsx'

/** Show the assistant in an empty element; returns how to take it away again. */
export function mountAskPanel(container: HTMLElement, props: AskPanelProps): () => void {
  const root = createRoot(container)
  root.render(<AskPanel {...props} />)
  return () => root.unmount()
}
