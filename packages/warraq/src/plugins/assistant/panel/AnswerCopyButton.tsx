import { useState } from 'react'
import { copyText } from '../../../theme/browser/copy-text.ts'
import { askText } from './ask-text.ts'

const COPIED_MS = 1500

/** Copies a text and confirms it for a moment. */
export function AnswerCopyButton({ value }: { readonly value: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    setCopied(await copyText(value))
    setTimeout(() => setCopied(false), COPIED_MS)
  }
  return (
    <button type="button" className="ask-button" onClick={copy} aria-live="polite">
      {isCopied ? askText.copied : askText.copy}
    </button>
  )
}
