import { ProviderLine } from './ProviderLine.tsx'
import type { DialogParts } from './use-search.ts'

/** The shortcuts, and the credit for the search service. */
export function SearchFooter({ text, search }: Pick<DialogParts, 'text' | 'search'>) {
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
