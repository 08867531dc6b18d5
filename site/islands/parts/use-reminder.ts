import { useEffect, useState } from 'react'

/** What a reader is told who has waited for a wallet. */
export const LATE =
  'No answer yet. Is the wallet locked, or its window behind this one? On a computer, open it from its icon in the toolbar; on a phone, in its app.'

/** After this time without an answer, readers are told where a wallet hides its request. */
const PATIENCE_MS = 10_000

/** Whether something has been waited for longer than a reader expects. */
export function useReminder(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isLate
}
