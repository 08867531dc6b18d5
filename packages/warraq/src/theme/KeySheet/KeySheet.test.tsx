import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { KeySheet } from './KeySheet.tsx'
import { keySheetText } from './key-sheet-text.ts'

afterEach(() => vi.unstubAllGlobals())

function htmlOf(hasSearch: boolean, stored: string | null = null): string {
  vi.stubGlobal('localStorage', { getItem: () => stored })
  return renderToStaticMarkup(
    <KeySheet text={keySheetText} commandKey="⌘" hasSearch={hasSearch} onClose={() => {}} />,
  )
}

/** The rows of the sheet as text. */
function rowsOf(html: string): string[] {
  const rows = html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)
  return [...rows].map(([, label, keys = '']) => {
    const pressed = keys.replace(/<kbd>(.*?)<\/kbd>/g, '[$1]').replace(/<[^>]*>/g, '')
    return `${label}: ${pressed}`
  })
}

test('lists the shortcuts with the modifier key of the device', () => {
  expect(rowsOf(htmlOf(true))).toEqual([
    'Search: [⌘][K] or [/]',
    'Next page: [N]',
    'Previous page: [P]',
    'These shortcuts: [⌘][/] or [?]',
  ])
})

test('leaves the search out on a site without one', () => {
  expect(rowsOf(htmlOf(false))[0]).toBe('Next page: [N]')
})

test('the switch shows whether single keys are on', () => {
  expect(htmlOf(true)).toContain('<input type="checkbox" checked=""/>')
  expect(htmlOf(true, 'off')).toContain('<input type="checkbox"/>')
})
