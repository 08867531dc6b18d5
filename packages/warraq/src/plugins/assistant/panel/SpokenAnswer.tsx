import { useEffect, useRef, useState } from 'react'
import type { LiveExchange } from '../browser/ask-session.ts'
import { askText } from './ask-text.ts'
import { nextSentences } from './next-sentences.ts'

/** Announces the newest answer to screen readers, sentence by sentence. */
export function SpokenAnswer({ exchange }: { readonly exchange: LiveExchange | undefined }) {
  const spoken = useRef({ key: '', end: 0 })
  const [words, setWords] = useState('')
  const { key = '', answer = '', status = 'done' } = exchange ?? {}
  useEffect(() => {
    if (key !== spoken.current.key) {
      spoken.current = { key, end: status === 'done' ? answer.length : 0 }
      setWords(status === 'answering' ? askText.thinking : '')
      return
    }
    const piece = nextSentences(answer, spoken.current.end, status !== 'answering')
    spoken.current = { key, end: piece.end }
    if (status === 'stopped') setWords(askText.stopped)
    else if (piece.text !== '') setWords(piece.text)
  }, [key, answer, status])
  return (
    <p role="status" className="visually-hidden">
      {words}
    </p>
  )
}
