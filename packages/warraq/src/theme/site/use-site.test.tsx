import { expect, test } from 'vitest'
import { plainHtml, plainTheme } from '../parts/plain-theme.fixtures.ts'
import { renderTheme } from '../parts/render-theme.tsx'
import { useSite } from './use-site.ts'

function Title() {
  return <b>{useSite().title}</b>
}

test('a part around the text reads the site', () => {
  expect(plainHtml(<Title />, {}, { title: 'Guide' })).toBe('<b>Guide</b>')
})

test('a part within the text says that the site is not known yet', () => {
  const { text, parts } = plainTheme()
  expect(() => renderTheme(<Title />, { text, parts })).toThrow(
    /^useSite\(\) knows the site only in parts around the text of pages that are not islands; give/,
  )
})
