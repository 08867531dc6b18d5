import './key-sheet.css'
import { createRoot } from 'react-dom/client'
import { elementText } from '../browser/element-text.ts'
import { KeySheet } from './KeySheet.tsx'
import { keySheetText } from './key-sheet-text.ts'

/** Show the sheet of keys in front of the page, until it is closed. */
export function openKeySheet(): void {
  if (document.querySelector('.key-sheet') !== null) return
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(
    <KeySheet
      text={elementText(keySheetText)}
      commandKey={/Mac|iP(?:hone|ad|od)/.test(navigator.platform) ? '⌘' : 'Ctrl'}
      hasSearch={import.meta.env.hasSearch}
      onClose={() => {
        root.unmount()
        place.remove()
      }}
    />,
  )
}
