import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CrashedIsland } from './CrashedIsland.tsx'

const TEXT = { partCrashed: 'Abgestürzt.', crashCause: 'Ursache:', reload: 'Neu laden' }
beforeEach(() =>
  vi.stubGlobal('document', { body: { dataset: { elementText: JSON.stringify(TEXT) } } }),
)
afterEach(() => vi.unstubAllGlobals())

const htmlOf = (error: unknown) =>
  renderToStaticMarkup(<CrashedIsland html={[]} error={error} onRetry={() => undefined} />)

test('a crash is an alert with its causes, escaped, and a button to try again', () => {
  const html = htmlOf(new Error('No <chart>', { cause: new Error('No data') }))
  expect(html).toContain('role="alert"><p tabindex="-1" class="admonition-title">Abgestürzt.</p>')
  expect(html).toContain('>Try again</button>')
  expect(html).toContain('No &lt;chart&gt;\n\nUrsache:\nNo data')
})

test('a heading of the page stays the only one of its level', () => {
  expect(htmlOf(new Error('No chart'))).not.toContain('<h1')
})

test('for code that is gone it offers to reload, without the message of the browser', () => {
  const html = htmlOf(new TypeError('Importing a module script failed.'))
  expect(html).toMatch(/role="alert"><p>This part could not be loaded\..*>Neu laden<\/button>/)
  expect(html).not.toContain('module script')
})
