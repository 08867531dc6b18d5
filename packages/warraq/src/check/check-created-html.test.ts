import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ENGINE = join(import.meta.dirname, '..')

/** Folders whose code, or part of it, runs in the browser. */
const LAYERS = ['client', 'theme', 'search', 'shared', 'plugins']

const FOR_REACT = 'an empty element for React to render into'
const COPY = 'a copy of HTML that React made and that is in the document'
const PAYLOAD = 'HTML that React made in the build and the server sent'

/**
 * Browser code that adds elements to a page itself, with the reason; all other elements come from
 * React.
 */
const MAKES: Readonly<Record<string, string>> = {
  'client/follow-sources.ts': `in development, the former source of a page: ${PAYLOAD}`,
  'client/head.ts': 'elements that a payload adds to the head: no reader sees them',
  'client/mount-island.tsx': `${FOR_REACT}; ${COPY}`,
  'client/page-modules/page-content.tsx': PAYLOAD,
  'client/screen.ts': `the element around the HTML of a payload; ${PAYLOAD}`,
  'client/swap-styles.ts': 'in development, links to style sheets: no reader sees them',
  'shared/browser/inline-scripts.ts': 'the text of tell-wrong-base.ts',
  'shared/browser/tell-wrong-base.ts':
    'the notice of a page that none of its files can reach, React included',
  'shared/browser/trusted-types.ts': `where text becomes HTML: ${PAYLOAD}`,
  'theme/CrashPage/create-crash-page.tsx': FOR_REACT,
  'theme/DevOverlay/dev-overlay.tsx': FOR_REACT,
  'theme/Drawer/drawer-sidebar.ts': COPY,
  'theme/Drawer/open-drawer.ts': COPY,
  'theme/KeySheet/open-key-sheet.tsx': FOR_REACT,
  'theme/Sidebar/docs-sidebar.ts': PAYLOAD,
  'theme/Templates/copy-of.ts': COPY,
  'theme/browser/copy-text.ts':
    'a field that browsers without a clipboard copy from, gone in the same task',
}

/** Every way to create an element, to parse one from text or to copy one. */
const MAKING =
  /[dD]ocument\.createElement|\bcreateElementNS\(|\.(?:inner|outer)HTML\b|\binsertAdjacentHTML\b|\bsetHTML(?:Unsafe)?\(|\bcreateContextualFragment\b|\bDOMParser\b|\bfragmentOf\(|\.cloneNode\(|\bimportNode\(/

test('React makes the HTML of the browser', () => {
  const making = LAYERS.flatMap((layer) =>
    readdirSync(join(ENGINE, layer), { recursive: true, encoding: 'utf8' })
      .map((file) => `${layer}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .filter((file) => MAKING.test(readFileSync(join(ENGINE, file), 'utf8'))),
  )
  expect(making.sort()).toEqual(Object.keys(MAKES).sort())
})

test.each([
  "document.createElement('p')",
  'owner.ownerDocument.createElement(tag)',
  "createElementNS(SVG, 'path')",
  'box.innerHTML = text',
  'box.insertAdjacentHTML(place, text)',
  'row.cloneNode(true)',
  'document.importNode(part, true)',
])('%s makes an element', (code) => {
  expect(code).toMatch(MAKING)
})
