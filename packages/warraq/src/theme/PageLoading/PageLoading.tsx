import { useText } from '../text/use-text.ts'

/** A ring over the page that is left, while nothing of the one that is asked for is there. */
export function PageLoading() {
  const text = useText()
  return (
    <div className="page-loading" role="status">
      <span className="visually-hidden">{text.loadingPage}</span>
    </div>
  )
}
