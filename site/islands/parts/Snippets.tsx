import { useState } from 'react'
import type { Snippet } from '../../lib/snippet.ts'

/** One call written for several tools; the reader picks one and may copy it. */
export function Snippets({ snippets }: { readonly snippets: readonly Snippet[] }) {
  const [label, setLabel] = useState(snippets[0]?.label)
  const [copied, setCopied] = useState('')
  const code = snippets.find((snippet) => snippet.label === label)?.code ?? ''
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    )
    setCopied(isCopied ? code : '')
  }
  return (
    <div className="tool-snippets">
      <fieldset className="tool-choices">
        <legend className="visually-hidden">Write the call for</legend>
        {snippets.map((snippet) => (
          <button
            key={snippet.label}
            type="button"
            aria-pressed={snippet.label === label}
            onClick={() => setLabel(snippet.label)}
          >
            {snippet.label}
          </button>
        ))}
        <button type="button" className="tool-copy" onClick={() => void copy()}>
          {copied === code ? 'Copied' : 'Copy'}
        </button>
      </fieldset>
      <pre className="shiki is-wrapped">
        <code>{code}</code>
      </pre>
    </div>
  )
}
