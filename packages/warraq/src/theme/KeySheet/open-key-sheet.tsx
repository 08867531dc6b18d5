import './key-sheet.css'
import { isApple } from '../../shared/browser/is-apple.ts'
import { elementText } from '../browser/element-text.ts'
import { liveRoot } from '../CrashPage/live-root.tsx'
import { KeySheet } from './KeySheet.tsx'
import { keySheetText } from './key-sheet-text.ts'

/** Show the sheet of shortcuts in a modal dialog until the reader closes it. */
export function openKeySheet(): void {
  // A closed sheet is in the document until its `close` event.
  if (document.querySelector('.key-sheet[open]') !== null) return
  // biome-ignore lint/plugin: React renders into this element.
  const place = document.createElement('div')
  document.body.append(place)
  const root = liveRoot(
    place,
    <KeySheet
      text={elementText(keySheetText)}
      commandKey={isApple() ? '⌘' : 'Ctrl'}
      hasSearch={import.meta.env.hasSearch}
      onClose={() => {
        root.unmount()
        place.remove()
      }}
    />,
    { name: 'Keyboard shortcuts' },
  )
}
