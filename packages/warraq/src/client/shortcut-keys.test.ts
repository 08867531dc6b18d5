import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isSearchKey } from './shortcut-keys.ts'

/** An element of a page; `inside` lists the tags around it. */
class PageElement {
  constructor(
    readonly inside: readonly string[] = [],
    readonly isContentEditable = false,
  ) {}

  closest(selector: string): PageElement | null {
    return selector.split(', ').some((tag) => this.inside.includes(tag)) ? this : null
  }
}

let stored: string | null
beforeEach(() => {
  stored = null
  vi.stubGlobal('HTMLElement', PageElement)
  vi.stubGlobal('localStorage', { getItem: () => stored })
})
afterEach(() => vi.unstubAllGlobals())

const UNMODIFIED = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const isFor = (key: string | undefined, event: object = {}): boolean =>
  isSearchKey({
    ...UNMODIFIED,
    key,
    target: new PageElement(),
    ...event,
  } as object as KeyboardEvent)

test.each([
  ['k', { ctrlKey: true }],
  ['K', { metaKey: true }],
  ['k', { ctrlKey: true, target: new PageElement(['input']) }],
  ['/', {}],
  // On some keyboards the slash needs Shift.
  ['/', { shiftKey: true }],
])('%s with %o is for the search', (key, event) => expect(isFor(key, event)).toBe(true))

test.each([
  ['k', {}],
  ['k', { ctrlKey: true, shiftKey: true }],
  ['k', { ctrlKey: true, altKey: true }],
  ['k', { ctrlKey: true, isComposing: true }],
  ['k', { ctrlKey: true, keyCode: 229 }],
  ['/', { keyCode: 229 }],
  ['/', { ctrlKey: true }],
  ['/', { isComposing: true }],
  ['/', { target: new PageElement(['textarea']) }],
  ['/', { target: new PageElement(['dialog[open]']) }],
  ['/', { target: new PageElement([], true) }],
  ['a', {}],
])('%s with %o is not', (key, event) => expect(isFor(key, event)).toBe(false))

test('a slash is not, if the reader turned single keys off', () => {
  stored = 'off'
  expect([isFor('/'), isFor('k', { ctrlKey: true })]).toEqual([false, true])
})

test('a press without a key, as browsers send it for a value they fill in, is not', () => {
  expect(isFor(undefined)).toBe(false)
})
