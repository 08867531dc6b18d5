import { CloseIcon } from '../Icon/icons.tsx'
import { useText } from '../text/use-text.ts'

/** The navigation of narrow screens; `drawer.ts` fills and opens it. */
export function Drawer() {
  const text = useText()
  return (
    <dialog className="drawer" aria-label={text.mainNavigation}>
      <div className="drawer-head">
        <button
          type="button"
          className="icon-button drawer-close"
          aria-label={text.closeNavigation}
        >
          <CloseIcon />
        </button>
      </div>
      <div className="drawer-body">
        <button type="button" className="drawer-back">
          {text.backToMainMenu}
        </button>
      </div>
    </dialog>
  )
}
