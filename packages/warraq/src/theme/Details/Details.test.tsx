import { expect, test } from 'vitest'
import { plainHtml } from '../parts/plain-theme.fixtures.ts'
import { Details, type DetailsProps } from './Details.tsx'

const htmlOf = (props: DetailsProps) =>
  plainHtml(<Details {...props}>The text</Details>, { details: 'Einzelheiten' })

test('the summary comes first, and may contain markup', () => {
  expect(htmlOf({ summary: <code>gas</code> })).toBe(
    '<details class="details"><summary><code>gas</code></summary>The text</details>',
  )
})

test('without a summary its name is that of the language', () => {
  expect(htmlOf({})).toContain('<summary>Einzelheiten</summary>')
})

test('a link can lead to it', () => {
  expect(htmlOf({ id: 'gas' })).toMatch(/^<details [^>]*id="gas"/)
})
