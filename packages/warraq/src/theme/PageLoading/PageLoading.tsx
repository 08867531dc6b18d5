import type { TemplateName } from '../Templates/copy-of.ts'
import { useText } from '../text/use-text.ts'

/** A ring over the current page while the next one is loading. */
export function PageLoading() {
  const text = useText()
  return (
    <div className={'page-loading' satisfies TemplateName} role="status">
      <span className="visually-hidden">{text.loadingPage}</span>
    </div>
  )
}
