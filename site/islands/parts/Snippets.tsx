import { useState } from 'react'
import { CodeFigure } from '../../components/code-figure.tsx'
import type { Snippet } from '../../lib/snippet.ts'

/** One call for several tools; the reader selects one and can copy it. */
export function Snippets({ snippets }: { readonly snippets: readonly Snippet[] }) {
  const [label, setLabel] = useState(snippets[0]?.label)
  const snippet = snippets.find((entry) => entry.label === label)
  return (
    <div className="tool-snippets">
      <fieldset className="tool-choices">
        <legend className="visually-hidden">Write the call for</legend>
        {snippets.map((entry) => (
          <button
            key={entry.label}
            type="button"
            aria-pressed={entry.label === label}
            onClick={() => setLabel(entry.label)}
          >
            {entry.label}
          </button>
        ))}
      </fieldset>
      <CodeFigure
        title={label === 'curl' ? 'Shell' : 'JavaScript'}
        language={label === 'curl' ? 'bash' : 'javascript'}
        code={snippet?.code ?? ''}
        isWrapped
      />
    </div>
  )
}
