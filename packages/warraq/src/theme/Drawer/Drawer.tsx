import { CloseIcon } from '../Icon/icons.tsx'
import type { TemplateName } from '../Templates/copy-of.ts'
import { useText } from '../text/use-text.ts'
import { BACK, CLOSE } from './drawer-markup.ts'

/** The navigation of narrow screens; `open-drawer.ts` fills and opens it. */
export function Drawer() {
  const text = useText()
  return (
    <dialog className={'drawer' satisfies TemplateName} aria-label={text.mainNavigation}>
      <div className="drawer-head">
        <button type="button" className={`icon-button ${CLOSE}`} aria-label={text.closeNavigation}>
          <CloseIcon />
        </button>
      </div>
      <div className="drawer-body">
        <button type="button" className={BACK}>
          {text.backToMainMenu}
        </button>
      </div>
    </dialog>
  )
}
