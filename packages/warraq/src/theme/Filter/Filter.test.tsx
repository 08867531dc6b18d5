import { expect, test } from 'vitest'
import { plainHtml } from '../parts/plain-theme.fixtures.ts'
import { Filter } from './Filter.tsx'

test('passes the translated count to the script and keeps the entries below the field', () => {
  const html = plainHtml(
    <Filter>
      <h3>Entry</h3>
    </Filter>,
    { filter: 'Filtrer', filterCount: '{shown} sur {count}' },
  )
  expect(html).toContain('<output data-count="{shown} sur {count}"></output></p><h3>Entry</h3>')
  const counted = plainHtml(<Filter count={3} />, { filterCount: '{shown} sur {count}' })
  expect(counted).toContain('<output data-count="{shown} sur {count}">3 sur 3</output>')
  expect(html).toContain('<label>Filtrer <input type="search"')
})
