import { expect, test } from 'vitest'
import { NO_PARTS } from '../parts/part.tsx'
import { renderTheme } from '../parts/render-theme.tsx'
import { defaultUiText } from '../text/ui-text.ts'
import { AnnouncementBar } from './AnnouncementBar.tsx'

function htmlOf(isCloseable: boolean): string {
  const announcement = { id: 'v2', html: '<b>Version 2</b> is out', isCloseable }
  return renderTheme(<AnnouncementBar announcement={announcement} />, {
    text: { ...defaultUiText, announcement: 'Ankündigung', closeAnnouncement: 'Schließen' },
    parts: NO_PARTS,
  })
}

test('is a region with a name, and with the HTML of the configuration', () => {
  expect(htmlOf(false)).toMatch(
    /^<section [^>]*aria-label="Ankündigung".*><b>Version 2<\/b> is out<\/div><\/section>$/,
  )
})

test('only one that may be dismissed has a button, whose name is not its icon', () => {
  expect(htmlOf(false)).not.toContain('<button')
  expect(htmlOf(true)).toMatch(/<button [^>]*aria-label="Schließen"><svg [^>]*aria-hidden="true"/)
})
