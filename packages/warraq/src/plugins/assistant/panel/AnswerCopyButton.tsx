import { copyWithButton } from '../../../theme/browser/copy-text.ts'
import type { DataAttributes, DataElement } from '../../../theme/browser/element-data.ts'
import type { CopyButtonData } from '../../../theme/CopyValue/copy-button-markup.ts'
import { askText } from './ask-text.ts'

const DATA: DataAttributes<CopyButtonData> = {
  'data-copied': askText.copied,
  'data-failed': askText.copyingFailed,
}

/** Copies a text and shows for a moment whether that worked. */
export function AnswerCopyButton({ value }: { readonly value: string }) {
  return (
    <button
      type="button"
      className="ask-button"
      aria-live="polite"
      {...DATA}
      onClick={({ currentTarget }) =>
        // React's type knows nothing of the attributes above.
        copyWithButton(currentTarget as unknown as DataElement<CopyButtonData>, value)
      }
    >
      {askText.copy}
    </button>
  )
}
