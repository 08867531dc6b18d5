import { expect, test } from 'vitest'
import { plainHtml } from '../parts/plain-theme.fixtures.ts'
import { AnnouncementBar } from './AnnouncementBar.tsx'

function htmlOf(isCloseable: boolean): string {
  const announcement = { id: 'v2', html: '<b>Version 2</b> is out', isCloseable }
  return plainHtml(<AnnouncementBar announcement={announcement} />, {
    announcement: 'Ankündigung',
    closeAnnouncement: 'Schließen',
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
