import { elementText } from '../browser/element-text.ts'
import { Notice } from '../Notice/Notice.tsx'
import { codeGoneText } from './code-gone-text.ts'

/** In place of what needs code that did not arrive, where React is there. */
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
