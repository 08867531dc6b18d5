import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FilledText } from './FilledText.tsx'

test.each([
  ['On {date} by {user}', 'On <b>May</b> by {date}'],
  ['{user}: {date}.', '{date}: <b>May</b>.'],
  ['{link} {date}', '{link} <b>May</b>'],
  ['{constructor}', '{constructor}'],
])('fills %s', (text, html) => {
  const values = { date: <b>May</b>, user: '{date}' }
  expect(renderToStaticMarkup(<FilledText text={text} values={values} />)).toBe(html)
})
