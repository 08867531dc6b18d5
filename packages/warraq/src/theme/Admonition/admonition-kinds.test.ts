import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultUiText } from '../text/ui-text.ts'
import { ADMONITION_TITLES, admonitionLook, admonitionTitle } from './admonition-kinds.ts'

const CSS = readFileSync(join(import.meta.dirname, 'admonition.css'), 'utf8')

/** The look without a rule of its own: that of `.admonition` itself. */
const PLAIN_LOOK = 'note'

/** Each kind as readers see it: look and title. A new kind needs a line here, and a style. */
const SHOWN = {
  note: 'note, Note',
  tip: 'tip, Tip',
  info: 'info, Info',
  warning: 'warning, Warning',
  danger: 'danger, Danger',
  secondary: 'note, Note',
  success: 'tip, Tip',
  important: 'info, Important',
  caution: 'warning, Caution',
}

test('every kind of admonition has a look and a title', () => {
  const kinds = Object.keys(ADMONITION_TITLES)
  expect(
    Object.fromEntries(
      kinds.map((kind) => [
        kind,
        `${admonitionLook(kind)}, ${admonitionTitle(kind, defaultUiText)}`,
      ]),
    ),
  ).toEqual(SHOWN)
})

test('every look of admonitions has a style', () => {
  const looks = new Set(Object.keys(ADMONITION_TITLES).map(admonitionLook))
  const plain = [...looks].filter((look) => !CSS.includes(`.admonition-${look} {`))
  expect(plain).toEqual([PLAIN_LOOK])
})
