import { useAsk } from './ask-context.ts'

/** The keyboard shortcuts of the screen. */
export function AskFooter() {
  const { text } = useAsk()
  return (
    <p className="ask-footer">
      <kbd aria-label={text.enterKey}>↵</kbd> {text.submit}{' '}
      <kbd aria-label={text.escapeKey}>ESC</kbd> {text.backToSearch}
    </p>
  )
}
