import { CodeTools } from '../CodeBlock/CodeTools.tsx'
import { CopyButton } from '../CopyValue/CopyButton.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { useText } from '../parts/part.tsx'

/**
 * Elements that scripts copy into the page with `copyOf`, once per document. The notices are here
 * because they must work when nothing can be loaded, the buttons because a page may need a hundred.
 */
export function Templates() {
  const text = useText()
  return (
    <template id="templates">
      <div className="progress-bar" role="progressbar" aria-label={text.loadingPage} />
      <div className="page-loading" role="status">
        <span className="visually-hidden">{text.loadingPage}</span>
      </div>
      <Notice className="navigation-error" message={text.pageUnreachable} action={text.retry} />
      <Notice
        className="code-gone admonition admonition-warning"
        message={text.codeGone}
        action={text.reload}
      />
      <CodeTools />
      <CopyButton className="copy-value" label={text.copyValue} />
      <Drawer />
      <dialog className="image-dialog">
        <img alt="" />
        <button type="button" className="icon-button" aria-label={text.closeImage}>
          ×
        </button>
      </dialog>
    </template>
  )
}

interface NoticeProps {
  readonly className: string
  readonly message: string
  /** Label of the button. */
  readonly action: string
}

/** A message that something failed to load, with one button. */
function Notice({ className, message, action }: NoticeProps) {
  return (
    <div className={className} role="alert">
      <p>{message}</p>
      <button type="button" className="button">
        {action}
      </button>
    </div>
  )
}
