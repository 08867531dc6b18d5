import { expect, test } from 'vitest'
import { docsVersion } from './docs-version.ts'

const docs = { versions: { current: { label: 'Edge' }, '2.0': { label: 'Two' } } }
const site = { presets: [['classic', { docs }]], plugins: ['x', ['docs', { versions: {} }]] }

test.each([
  ['docs/a.md', 'current', 'Edge'],
  ['versioned_docs/version-2.0/b/a.md', '2.0', 'Two'],
  ['api_versioned_docs/version-1.0/a.md', '1.0', '1.0'],
  ['i18n/fr/docusaurus-plugin-content-docs/version-2.0/a.md', '2.0', 'Two'],
])('%s belongs to the version %s, called %s', (file, name, label) => {
  expect(docsVersion(file, site)).toEqual({ name, version: name, label })
})

test('without a label the version that is being written is the next one', () => {
  expect(docsVersion('../docs/a.md', undefined).label).toBe('Next')
})
