import { elementText } from '../browser/element-text.ts'
import { Notice } from '../Notice/Notice.tsx'
import { codeGoneText } from './code-gone-text.ts'

/** Shown in place of a part whose code failed to load, where React has loaded. */
export function CodeGone() {
  const text = elementText(codeGoneText)
  return (
    <Notice
      className="code-gone admonition admonition-warning"
      message={text.codeGone}
      action={text.reload}
      onAction={() => location.reload()}
    />
  )
}
