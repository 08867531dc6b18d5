import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Footer as FooterPart } from './theme/Footer/Footer.tsx'
import { NO_PARTS } from './theme/parts/part.tsx'
import { PART_NAMES } from './theme/parts/part-names.ts'
import { renderTheme } from './theme/parts/render-theme.tsx'
import { defaultUiText } from './theme/text/ui-text.ts'
import * as theme from './theme.ts'
import { Footer, type FooterProps } from './theme.ts'

const THEME = join(import.meta.dirname, 'theme')

test('every part of the theme can be replaced and wrapped', () => {
  const declared = readdirSync(THEME, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .flatMap((file) => [
      ...readFileSync(join(THEME, file), 'utf8').matchAll(/ = part\(\s*'(\w+)'/g),
    ])
    .map(([, name = '']) => name)
    .sort()
  expect([...PART_NAMES].sort()).toEqual(declared)
  expect(Object.keys(theme)).toEqual(expect.arrayContaining(declared))
})

test('a part of a site wraps the one of the engine', () => {
  const own = (props: FooterProps) => (
    <div>
      <Footer {...props} />
    </div>
  )
  const parts = {
    hash: 'own',
    components: new Map([['Footer', { file: 'theme/Footer.tsx', component: own }]]),
  }
  const html = (site: typeof parts | typeof NO_PARTS) =>
    renderTheme(<FooterPart footer={{ style: 'light', columns: [] }} />, {
      text: defaultUiText,
      parts: site,
    })
  expect(html(parts)).toBe(`<div>${html(NO_PARTS)}</div>`)
})

test('wrong props of a part are an error of types', () => {
  // @ts-expect-error: the footer has columns.
  const wrong: FooterProps = { footer: { style: 'light', links: [] } }
  expect(wrong.footer).not.toHaveProperty('columns')
})
