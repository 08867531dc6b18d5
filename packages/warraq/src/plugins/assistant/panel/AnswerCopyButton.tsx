import { useEffect, useState } from 'react'
import { copyText } from '../../../theme/browser/copy-text.ts'
import { askText } from './ask-text.ts'

const COPIED_MS = 1500

/** Copies a text and confirms it for a moment. */
export function AnswerCopyButton({ value }: { readonly value: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <button
      type="button"
      className="ask-button"
      onClick={() => void copyText(value).then(setCopied)}
      aria-live="polite"
    >
      {isCopied ? askText.copied : askText.copy}
    </button>
  )
}
