import './key-sheet.css'
import { useEffect, useRef, useState } from 'react'
import { isApple } from '../../shared/is-apple.ts'
import { areSingleKeysOn, setSingleKeys } from '../../shared/single-keys.ts'
import { showModal } from '../browser/show-modal.ts'
import { liveRoot } from '../CrashPage/live-root.tsx'
import { CloseIcon } from '../Icon/icons.tsx'
import { reactText } from '../text/react-text.ts'

/** Show the sheet of shortcuts in a modal dialog until the reader closes it. */
export function openKeySheet(): void {
  if (document.querySelector('.key-sheet') !== null) return
  const place = document.createElement('div')
  document.body.append(place)
  const close = (): void => {
    unmount()
    place.remove()
  }
  const unmount = liveRoot(place, <KeySheet onClose={close} />, { name: 'Keyboard shortcuts' })
}

/**
 * The shortcuts of the site, and a switch for single-key ones, which speech input may trigger by
 * mistake.
 */
function KeySheet({ onClose }: { readonly onClose: () => void }) {
  const text = reactText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOn, setOn] = useState(areSingleKeysOn)
  useEffect(() => {
    if (dialog.current !== null) showModal(dialog.current, onClose)
  }, [onClose])
  const command = isApple() ? '⌘' : 'Ctrl'
  return (
    <dialog ref={dialog} className="key-sheet" aria-labelledby="key-sheet-title">
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
          {import.meta.env.hasSearch ? (
            <Shortcut label={text.keySearch} keys={[`${command} K`, '/']} />
          ) : null}
          <Shortcut label={text.keyNextPage} keys={['N']} />
          <Shortcut label={text.keyPreviousPage} keys={['P']} />
          <Shortcut label={text.keyThisSheet} keys={[`${command} /`, '?']} />
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

function Shortcut({ label, keys }: { readonly label: string; readonly keys: readonly string[] }) {
  const { keyOr } = reactText()
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {keys.map((key, at) => (
          <span key={key}>
            {at > 0 && ` ${keyOr} `}
            {key.split(' ').map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
          </span>
        ))}
      </dd>
    </div>
  )
}
