import { useEffect, useState } from 'react'
import { copyText } from 'warraq/components'
import { askText } from './ask-text.ts'

/** Time for reading whether it worked, in milliseconds. */
const ANSWER_SHOWN_MS = 1500

/** Copies a text and shows for a moment whether that worked. */
export function AnswerCopyButton({ value }: { readonly value: string }) {
  const [copied, setCopied] = useState<{ readonly isDone: boolean }>()
  useEffect(() => {
    if (copied === undefined) return undefined
    const timer = setTimeout(() => setCopied(undefined), ANSWER_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <button
      type="button"
      className="ask-button"
      aria-live="polite"
      onClick={async () => setCopied({ isDone: await copyText(value) })}
    >
      {copied === undefined ? askText.copy : copied.isDone ? askText.copied : askText.copyingFailed}
    </button>
  )
}
