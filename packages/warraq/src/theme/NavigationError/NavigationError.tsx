import { useText } from '../text/use-text.ts'

/** A message above the page on screen: the one that the reader asked for did not arrive. */
export function NavigationError() {
  const text = useText()
  return (
    <div className="navigation-error" role="alert">
      <p>{text.pageUnreachable}</p>
      <button type="button" className="button">
        {text.retry}
      </button>
    </div>
  )
}
