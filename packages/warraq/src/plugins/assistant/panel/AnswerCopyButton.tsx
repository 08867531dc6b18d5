import { copyWithButton } from '../../../theme/browser/copy-text.ts'
import { askText } from './ask-text.ts'

/** Copies a text and shows for a moment whether that worked. */
export function AnswerCopyButton({ value }: { readonly value: string }) {
  return (
    <button
      type="button"
      className="ask-button"
      aria-live="polite"
      data-copied={askText.copied}
      data-failed={askText.copyingFailed}
      onClick={({ currentTarget }) => copyWithButton(currentTarget, value)}
    >
      {askText.copy}
    </button>
  )
}
