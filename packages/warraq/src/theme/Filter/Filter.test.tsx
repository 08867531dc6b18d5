import { expect, test } from 'vitest'
import { NO_PARTS } from '../parts/part.tsx'
import { renderTheme } from '../parts/render-theme.tsx'
import { defaultUiText } from '../text/ui-text.ts'
import { Filter } from './Filter.tsx'

test('passes the translated count to the script and keeps the entries below the field', () => {
  const text = { ...defaultUiText, filter: 'Filtrer', filterCount: '{shown} sur {count}' }
  const html = renderTheme(
    <Filter>
      <h3>Entry</h3>
    </Filter>,
    { text, parts: NO_PARTS },
  )
  expect(html).toContain('<output data-count="{shown} sur {count}"></output></p><h3>Entry</h3>')
  expect(html).toContain('<label>Filtrer <input type="search"')
})
