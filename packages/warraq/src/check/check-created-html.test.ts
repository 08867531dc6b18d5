import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ENGINE = join(import.meta.dirname, '..')

/**
 * Browser code that creates elements itself, with the reason; all other elements come from React.
 */
const CREATES: Readonly<Record<string, string>> = {
  'client/head.ts': 'elements that a payload adds to the head: no reader sees them',
  'client/mount-island.tsx': 'an empty element for React to render into',
  'client/screen.ts': 'the element around the HTML of a payload',
  'theme/CrashPage/create-crash-page.tsx': 'an empty element for React to render into',
  'theme/DevOverlay/dev-overlay.tsx': 'an empty element for React to render into',
  'theme/KeySheet/open-key-sheet.tsx': 'an empty element for React to render into',
  'theme/browser/copy-text.ts':
    'a field that browsers without a clipboard copy from, gone in the same task',
}

const CREATING = /\bdocument\.createElement/

test('React makes the HTML of the browser', () => {
  const creating = ['client', 'theme'].flatMap((room) =>
    readdirSync(join(ENGINE, room), { recursive: true, encoding: 'utf8' })
      .map((file) => `${room}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .filter((file) => CREATING.test(readFileSync(join(ENGINE, file), 'utf8'))),
  )
  expect(creating.sort()).toEqual(Object.keys(CREATES).sort())
})
