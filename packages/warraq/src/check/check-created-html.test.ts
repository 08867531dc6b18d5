import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ENGINE = join(import.meta.dirname, '..')

/** Code of the browser that creates elements itself, and why it may; everywhere else React does. */
const CREATES: Readonly<Record<string, string>> = {
  'client/head.ts': 'elements that a payload adds to the head',
  'client/mount-island.tsx': 'a container for React',
  'client/screen.ts': 'a container for the HTML of a payload',
  'theme/BackToTop/docs-back-to-top.ts': 'its button',
  'theme/CodeBlock/docs-code.ts': 'buttons that most readers never see',
  'theme/CopyValue/docs-copy.ts': 'its button',
  'theme/CrashPage/create-crash-page.tsx': 'a container for React',
  'theme/DevOverlay/dev-overlay.ts': 'a container, in development only',
  'theme/Drawer/drawer-menu.ts': 'the menu of the drawer',
  'theme/Drawer/drawer.ts': 'the drawer',
  'theme/ImageZoom/image-zoom.ts': 'the dialog around a picture',
  'theme/KeySheet/open-key-sheet.tsx': 'a container for React',
  'theme/NotFound/suggest-pages.ts': 'links to pages that may be meant',
  'theme/browser/copy-text.ts': 'a field to copy from',
}

const CREATING = /\bdocument\.createElement|\/create-element\.ts'|\/svg-icon\.ts'.*svgIcon/

test('React makes the HTML of the browser', () => {
  const creating = ['client', 'theme'].flatMap((room) =>
    readdirSync(join(ENGINE, room), { recursive: true, encoding: 'utf8' })
      .map((file) => `${room}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .filter((file) => CREATING.test(readFileSync(join(ENGINE, file), 'utf8'))),
  )
  expect(creating.sort()).toEqual(Object.keys(CREATES).sort())
})
