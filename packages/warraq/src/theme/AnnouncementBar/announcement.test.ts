import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../shared/browser/stub-storage.fixtures.ts'

const ID = 'docusaurus.announcement.id'
const DISMISSED = 'docusaurus.announcement.dismiss'

let values: Map<string, string>
let focused: string
/** The window. */
let target: EventTarget

let startAnnouncement: () => void

beforeEach(async () => {
  // The warning about blocked storage comes once for a module.
  vi.resetModules()
  ;({ startAnnouncement } = await import('./announcement.ts'))
  values = stubStorage().local
  focused = 'button'
  target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
})
afterEach(() => vi.unstubAllGlobals())

/** A page with an announcement after its scripts have started. */
function startPage({ id = 'v2', isCloseable = true } = {}) {
  const button: { onclick?: () => void } = {}
  const page = { isShown: true, close: () => button.onclick?.() }
  const bar = {
    dataset: { id },
    querySelector: () => (isCloseable ? button : null),
    remove: () => {
      page.isShown = false
    },
  }
  const focus = () => {
    focused = 'docsMain'
  }
  vi.stubGlobal('document', { querySelector: () => bar, getElementById: () => ({ focus }) })
  startAnnouncement()
  return page
}

test('closing removes it for good, and the focus moves to the content', () => {
  const page = startPage()
  page.close()
  expect([page.isShown, focused]).toEqual([false, 'docsMain'])
  expect(startPage().isShown).toBe(false)
})

test('closing it in another tab removes it, unless that tab has another message', () => {
  const page = startPage()
  const tell = () => target.dispatchEvent(Object.assign(new Event('storage'), { key: DISMISSED }))
  values.set(DISMISSED, 'true')
  values.set(ID, 'v3')
  tell()
  expect(page.isShown).toBe(true)
  values.set(ID, 'v2')
  tell()
  expect(page.isShown).toBe(false)
})

test('a new message is shown although the old one was dismissed', () => {
  startPage({ id: 'v1' }).close()
  expect(startPage({ id: 'v2' }).isShown).toBe(true)
  expect([values.get(ID), values.get(DISMISSED)]).toEqual(['v2', 'false'])
})

test('one without a button stays', () => {
  startPage().close()
  expect(startPage({ isCloseable: false }).isShown).toBe(true)
})

test('it can be closed where storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined)
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const page = startPage()
  page.close()
  expect(page.isShown).toBe(false)
  expect(warn).toHaveBeenCalledOnce()
})
