import { fillText } from '@warraq/search-dialog/shared/fill-text'
import { expect, test } from 'vitest'
import { fillMarks, hasMark, markedText, writtenText } from './text-marks.ts'
import { defaultUiText, type UiText } from './ui-text.ts'

const marks = markedText(defaultUiText, () => {})
const french: UiText = { ...defaultUiText, note: 'Note <1>', directLink: 'Lien vers « {heading} »' }

test('every text is a mark, and comes back when it is filled in', () => {
  for (const [key, text] of Object.entries(defaultUiText)) {
    const mark = marks[key as keyof UiText]
    expect(hasMark(mark)).toBe(true)
    expect(fillMarks(`<p>${mark}</p>`, { ...defaultUiText, [key]: `${text}!` })).toBe(
      `<p>${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}!</p>`,
    )
  }
})

test('the values of placeholders, and marks among them, stay as they are in the HTML', () => {
  const filled = fillText(marks.directLink, { heading: 'A &amp; {b} = 1' })
  expect(fillMarks(`<a title="${filled}">`, french)).toBe(
    '<a title="Lien vers « A &amp; {b} = 1 »">',
  )
  const outer = fillText(marks.directLink, { heading: marks.note })
  expect(fillMarks(outer, french)).toBe('Lien vers « Note &lt;1&gt; »')
  expect(fillMarks(marks.directLink, french)).toBe('Lien vers « {heading} »')
})

test('a piece of a mark stays, so that it can be found', () => {
  expect(hasMark(fillMarks(marks.note.slice(0, -1), french))).toBe(true)
  expect(hasMark(fillMarks(marks.note, french))).toBe(false)
})

test('who needs the texts of one language gets them, and is noted', () => {
  let isNoted = false
  const marked = markedText(french, () => {
    isNoted = true
  })
  expect(marked.note).not.toBe(french.note)
  expect(isNoted).toBe(false)
  expect(writtenText(marked)).toBe(french)
  expect(isNoted).toBe(true)
  expect(writtenText(french)).toBe(french)
})
