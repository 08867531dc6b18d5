import { fillText } from '../shared/fill-text.ts'
import { SearchIcon } from './icons.tsx'
import { useMounted } from './use-mounted.ts'
import { useText } from './use-text.ts'

/** What the button does; the search itself is none of the shell's business. */
export interface SearchActions {
  /** The reader may be about to search. */
  readonly prepare: () => void
  readonly open: () => void
}

interface SearchButtonProps {
  /** Absent in static HTML. */
  readonly actions: SearchActions | undefined
  readonly className?: string | undefined
}

/** Opens the search dialog. The keys are known in the browser only. */
export function SearchButton({ actions, className = '' }: SearchButtonProps) {
  const text = useText()
  const isMounted = useMounted()
  const isApple = isMounted && /Mac|iP(?:hone|ad|od)/.test(navigator.platform)
  const keys = isApple ? 'Meta+k' : 'Control+k'
  return (
    <button
      type="button"
      className={`search-button ${className}`.trim()}
      aria-label={isMounted ? fillText(text.searchShortcut, { keys }) : text.search}
      aria-keyshortcuts={keys}
      aria-haspopup="dialog"
      onClick={actions?.open}
      onPointerEnter={actions?.prepare}
      onTouchStart={actions?.prepare}
      onFocus={actions?.prepare}
    >
      <SearchIcon />
      <span className="search-button-text">{text.search}</span>
      {/* Drawn by the style sheet: what is seen as text must be part of the button's name. */}
      <span className="search-button-keys" aria-hidden="true">
        {isMounted ? (
          <>
            <kbd data-key={isApple ? '⌘' : 'Ctrl'} />
            <kbd data-key="K" />
          </>
        ) : null}
      </span>
    </button>
  )
}
