import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Admonition } from './Admonition.tsx'

test('is named after its title, else after its kind', () => {
  expect(renderToStaticMarkup(<Admonition kind="caution">Text</Admonition>)).toBe(
    '<div class="admonition admonition-warning" role="note" aria-label="Caution"><p class="admonition-title">Caution</p>Text</div>',
  )
  expect(
    renderToStaticMarkup(
      <Admonition kind="tip" title={<b>Save gas</b>} label="Save gas" id="gas" className="wide" />,
    ),
  ).toBe(
    '<div class="admonition admonition-tip wide" role="note" aria-label="Save gas" id="gas"><p class="admonition-title"><b>Save gas</b></p></div>',
  )
})

test('shows an unknown kind as a plain box with its name', () => {
  expect(renderToStaticMarkup(<Admonition kind="constructor" />)).toContain(
    'class="admonition admonition-constructor" role="note" aria-label="constructor"',
  )
})
