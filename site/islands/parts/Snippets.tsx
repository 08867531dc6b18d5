import { useTabChoice } from 'warraq/components'
import { CodeFigure } from '../../components/code-figure.tsx'
import type { Snippet } from '../../lib/snippet.ts'

/**
 * One call for several tools. The choice is that of the group of tabs `language`, so it holds for
 * the whole site.
 */
export function Snippets({ snippets }: { readonly snippets: readonly Snippet[] }) {
  const [language, choose] = useTabChoice('language')
  const snippet = snippets.find((entry) => entry.label === language) ?? snippets[0]
  const label = snippet?.label
  return (
    <div className="tool-snippets">
      <fieldset className="tool-choices">
        <legend className="visually-hidden">Write the call for</legend>
        {snippets.map((entry) => (
          <button
            key={entry.label}
            type="button"
            aria-pressed={entry.label === label}
            onClick={() => choose(entry.label)}
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
