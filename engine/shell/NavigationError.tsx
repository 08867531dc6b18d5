import type { NavigationStatus } from '../shared/navigation.ts'
import { useText } from './use-text.ts'

/** The page in the address bar did not arrive; the one on screen stays. */
export function NavigationError({
  error,
}: {
  readonly error: NonNullable<NavigationStatus['error']>
}) {
  const text = useText()
  return (
    <div className="navigation-error" role="alert">
      <p>{error.message}</p>
      <button type="button" className="button" onClick={error.retry}>
        {text.retry}
      </button>
    </div>
  )
}
