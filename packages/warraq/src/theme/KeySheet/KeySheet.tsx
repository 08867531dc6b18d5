import { useState } from 'react'
import { areSingleKeysOn, setSingleKeys } from '../../shared/browser/single-keys.ts'
import * as SHELL_ID from '../../shared/data/shell-ids.ts'
import { CloseIcon } from '../Icon/icons.tsx'
import type { keySheetText } from './key-sheet-text.ts'

interface KeySheetProps {
  readonly text: { readonly [Key in keyof typeof keySheetText]: string }
  /** Label of the modifier key: `Ctrl` or `⌘`. */
  readonly commandKey: string
  readonly hasSearch: boolean
  readonly onClose: () => void
}

/** The shortcuts, and a switch for single-key ones, which speech input may trigger by mistake. */
export function KeySheet({ text, commandKey, hasSearch, onClose }: KeySheetProps) {
  const [isOn, setOn] = useState(areSingleKeysOn)
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ...(hasSearch ? [[text.keySearch, [`${commandKey} K`, '/']] as const] : []),
    [text.keyNextPage, ['N']],
    [text.keyPreviousPage, ['P']],
    [text.keyThisSheet, [`${commandKey} /`, '?']],
  ]
  return (
    <dialog
      ref={showModal}
      className="key-sheet"
      aria-labelledby={SHELL_ID.keySheetTitle}
      closedby="any"
      onClose={onClose}
    >
      <div className="key-sheet-box">
        <form method="dialog" className="key-sheet-head">
          <h2 id={SHELL_ID.keySheetTitle}>{text.keySheet}</h2>
          <button type="submit" className="icon-button" aria-label={text.closeKeySheet}>
            <CloseIcon />
          </button>
        </form>
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

function showModal(dialog: HTMLDialogElement | null): void {
  dialog?.showModal()
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
