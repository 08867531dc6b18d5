import { screenOf, seeAllText } from './dialog-screen.ts'
import { onPlainClick } from './on-plain-click.ts'
import { ProviderLine } from './ProviderLine.tsx'
import type { DialogParts } from './use-search.ts'

/** The shortcuts, a link to all results, and the credit for the search service. */
export function SearchFooter({ text, search, state, actions }: DialogParts) {
  const { query, answer } = state.found
  return (
    <footer className="search-foot">
      <ul>
        <li>
          <Key sign="↓" label={text.arrowDownKey} />
          <Key sign="↑" label={text.arrowUpKey} />
          {text.navigateKeys}
        </li>
        <li>
          <Key sign="↵" label={text.enterKey} />
          {text.selectKey}
        </li>
        <li>
          <Key sign="ESC" label={text.escapeKey} />
          {text.closeKey}
        </li>
      </ul>
      {screenOf(state) === 'results' && answer !== null && (
        // The key changes with the query, so that the focus does not stay on the link unnoticed.
        <a
          key={query}
          className="search-all"
          href={actions.allHref(query)}
          onClick={onPlainClick(actions.close)}
        >
          {seeAllText(answer, text)}
        </a>
      )}
      <ProviderLine credit={search.credit} label={text.poweredBy} />
    </footer>
  )
}

function Key({ sign, label }: { readonly sign: string; readonly label: string }) {
  return (
    <kbd>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{label}</span>
    </kbd>
  )
}
