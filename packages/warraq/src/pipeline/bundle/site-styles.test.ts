import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configSchema } from '../../config/schema.ts'
import { siteFeatures } from './site-features.ts'
import { siteStyles } from './site-styles.ts'

const stylesOf = (changes: object) => {
  const config = configSchema.parse({
    title: 'Docs',
    url: 'https://docs.example.org',
    sections: [{ id: 'a', path: 'content/a', route: '/a/' }],
    ...changes,
  })
  return siteStyles(siteFeatures(config, []), config)
}

test('a plain site needs only the styles of every page', () => {
  expect(stylesOf({})).toEqual(['styles/index.css'])
  const columns = [{ title: 'More', items: [{ label: 'One', to: '/' }] }]
  expect(stylesOf({ footer: { links: columns } })).toEqual(['styles/index.css'])
})

test('a footer adds the styles of its colours and of its rows', () => {
  const links = [{ label: 'One', to: '/' }]
  expect(stylesOf({ footer: { style: 'dark', links } })).toEqual([
    'styles/index.css',
    'Footer/footer-flat.css',
    'Footer/footer-dark.css',
  ])
  expect(stylesOf({ footer: { links: [{ items: links }] } })).toContain('Footer/footer-flat.css')
  expect(stylesOf({ footer: {} })).toContain('Footer/footer-flat.css')
})

test('every optional part that a site uses adds its styles', () => {
  const styles = stylesOf({
    announcementBar: { id: 'a', content: 'b' },
    navbar: { items: [{ type: 'dropdown', label: 'More', items: [] }] },
    sidebar: { hideable: true },
  })
  expect(styles).toEqual([
    'styles/index.css',
    'AnnouncementBar/announcement-bar.css',
    'Dropdown/dropdown.css',
    'Sidebar/sidebar-toggle.css',
  ])
  for (const name of styles)
    expect(existsSync(join(import.meta.dirname, '../../theme', name)), name).toBe(true)
})
