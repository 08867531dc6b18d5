import { useEffect, useRef, useState } from 'react'
import { areSingleKeysOn, setSingleKeys } from '../../shared/single-keys.ts'
import { CloseIcon } from '../Icon/icons.tsx'
import type { keySheetText } from './key-sheet-text.ts'

interface KeySheetProps {
  readonly text: { readonly [Key in keyof typeof keySheetText]: string }
  /** Label of the modifier key: `Ctrl` or `⌘`. */
  readonly commandKey: string
  readonly hasSearch: boolean
  readonly onClose: () => void
}

/**
 * The shortcuts of the site, and a switch for single-key ones, which speech input may trigger by
 * mistake.
 */
export function KeySheet({ text, commandKey, hasSearch, onClose }: KeySheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOn, setOn] = useState(areSingleKeysOn)
  useEffect(() => dialog.current?.showModal(), [])
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ...(hasSearch ? [[text.keySearch, [`${commandKey} K`, '/']] as const] : []),
    [text.keyNextPage, ['N']],
    [text.keyPreviousPage, ['P']],
    [text.keyThisSheet, [`${commandKey} /`, '?']],
  ]
  return (
    <dialog
      ref={dialog}
      className="key-sheet"
      aria-labelledby="key-sheet-title"
      closedby="any"
      onClose={onClose}
    >
      <div className="key-sheet-box">
        <div className="key-sheet-head">
          <h2 id="key-sheet-title">{text.keySheet}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={text.closeKeySheet}
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon />
          </button>
        </div>
        <dl>
          {rows.map(([label, keys]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Keys keys={keys} or={text.keyOr} />
              </dd>
            </div>
          ))}
        </dl>
        <label>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => {
              setSingleKeys(target.checked)
              setOn(target.checked)
            }}
          />
          {text.keysOfOneLetter}
        </label>
      </div>
    </dialog>
  )
}

function Keys({ keys, or }: { readonly keys: readonly string[]; readonly or: string }) {
  return keys.map((key, at) => (
    <span key={key}>
      {at > 0 && ` ${or} `}
      {key.split(' ').map((name) => (
        <kbd key={name}>{name}</kbd>
      ))}
    </span>
  ))
}
