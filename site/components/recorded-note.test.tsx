import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { recorded } from '../data/recorded-answers.ts'
import { RecordedNote } from './recorded-note.tsx'

const noteFor = (described: string) =>
  renderToStaticMarkup(<RecordedNote answer={{}} described={described} />)

test('answers recorded with a former release say so', () => {
  expect(noteFor(`v${recorded.haqqd}`)).not.toContain('The pages describe')
  expect(noteFor('v99.0.0')).toContain('The pages describe haqqd v99.0.0')
})
