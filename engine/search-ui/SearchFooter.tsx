import type { SearchView } from '../shared/site-view.ts'
import type { DialogText } from './dialog-text.ts'
import { PROVIDER_LINKS } from './provider-link.ts'

interface SearchFooterProps {
  readonly text: DialogText
  readonly provider: SearchView['provider']
}

/** The keys, and who answers. */
export function SearchFooter({ text, provider }: SearchFooterProps) {
  const link = PROVIDER_LINKS[provider]
  return (
    <footer className="search-foot">
      <ul>
        <li>
          <Key label={text.arrowDownKey} sign="↓" />
          <Key label={text.arrowUpKey} sign="↑" />
          {text.navigateKeys}
        </li>
        <li>
          <Key label={text.enterKey} sign="↵" />
          {text.selectKey}
        </li>
        <li>
          <Key label={text.escapeKey} sign="ESC" />
          {text.closeKey}
        </li>
      </ul>
      {link === undefined ? null : (
        <p>
          {text.poweredBy}{' '}
          <a href={link.href} target="_blank" rel="noopener noreferrer">
            {link.name}
          </a>
        </p>
      )}
    </footer>
  )
}

function Key({ label, sign }: { readonly label: string; readonly sign: string }) {
  return (
    <kbd>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{label}</span>
    </kbd>
  )
}
