import { useText } from '../text/use-text.ts'

/** Stands where something cannot wake up because its code did not arrive: after a deploy, or offline. */
export function CodeGone() {
  const text = useText()
  return (
    <div className="code-gone admonition admonition-warning" role="alert">
      <p>{text.codeGone}</p>
      <button type="button" className="button">
        {text.reload}
      </button>
    </div>
  )
}
