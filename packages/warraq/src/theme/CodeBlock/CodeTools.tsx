import { CopyButton } from '../CopyValue/CopyButton.tsx'
import type { TemplateName } from '../Templates/copy-of.ts'
import { useText } from '../text/use-text.ts'

/** The buttons of a code block. The wrap button appears only if lines are too long. */
export function CodeTools() {
  const text = useText()
  return (
    <div className={'code-tools' satisfies TemplateName}>
      <button
        type="button"
        className="code-button"
        title={text.wrapCode}
        aria-label={text.wrapCode}
        aria-pressed={false}
        hidden
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2l-2 2 2 2M4 18h4" />
        </svg>
      </button>
      <CopyButton className="code-button" label={text.copyCode} />
    </div>
  )
}
