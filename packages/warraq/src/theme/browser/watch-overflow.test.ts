import { expect, test } from 'vitest'
import { nameScrollBox } from './watch-overflow.ts'

test('a box that scrolls is reachable by keyboard under a name, one that fits is neither', () => {
  const attributes = new Map<string, string>()
  // The few members that the function uses.
  const box = {
    set tabIndex(value: number) {
      attributes.set('tabindex', String(value))
    },
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  } as unknown as HTMLElement
  nameScrollBox(box, 'Fees')
  expect(Object.fromEntries(attributes)).toEqual({
    tabindex: '0',
    role: 'group',
    'aria-label': 'Fees',
  })
  nameScrollBox(box, undefined)
  expect(attributes.size).toBe(0)
})
