import { useEffect, useState } from 'react'
import type { LiveExchange } from '../browser/ask-session.ts'
import { SILENCE, speak } from './speak.ts'

/** Announces the newest answer to screen readers, sentence by sentence. */
export function SpokenAnswer({ exchange }: { readonly exchange: LiveExchange | undefined }) {
  const [spoken, setSpoken] = useState(SILENCE)
  useEffect(() => setSpoken((former) => speak(former, exchange)), [exchange])
  return (
    <p role="status" className="visually-hidden">
      {spoken.words}
    </p>
  )
}
