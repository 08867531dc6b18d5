import { expect, test } from 'vitest'
import { nextChoice } from './color-mode.ts'

test('colour modes cycle, with the device only if the site respects it', () => {
  expect([nextChoice('light', false), nextChoice('dark', false)]).toEqual(['dark', 'light'])
  expect([nextChoice('system', true), nextChoice('light', true), nextChoice('dark', true)]).toEqual(
    ['light', 'dark', 'system'],
  )
})
