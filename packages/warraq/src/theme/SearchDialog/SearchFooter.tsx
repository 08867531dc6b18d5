import type { SearchCredit } from '../../shared/site-view.ts'
import type { DialogText } from './dialog-text.ts'
import { ProviderLine } from './ProviderLine.tsx'

interface SearchFooterProps {
  readonly text: DialogText
  readonly credit: SearchCredit | undefined
}

/** The shortcuts, and the credit for the search service. */
export function SearchFooter({ text, credit }: SearchFooterProps) {
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
      <ProviderLine credit={credit} label={text.poweredBy} />
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
