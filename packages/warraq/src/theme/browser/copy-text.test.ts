import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CopyButtonData } from '../CopyValue/CopyButton.tsx'
import { copyText, copyWithButton } from './copy-text.ts'
import type { DataElement } from './element-data.ts'

const announcer = { textContent: '' }
/** What the clipboard contains. */
let copied: string
/** Whether a copy of selected text works, where there is no clipboard API. */
let copiesSelection: boolean

/** A browser whose clipboard takes text, also text that is still loading. */
const CLIPBOARD = {
  writeText: async (text: string) => {
    copied = text
  },
  write: async ([item]: FakeClipboardItem[]) => {
    copied = (await (await item?.data['text/plain'])?.text()) ?? ''
  },
}
class FakeClipboardItem {
  readonly data: Readonly<Record<string, Promise<Blob>>>
  constructor(data: FakeClipboardItem['data']) {
    this.data = data
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  copied = ''
  copiesSelection = true
  let selected = ''
  vi.stubGlobal('HTMLElement', class {})
  vi.stubGlobal('navigator', { clipboard: CLIPBOARD })
  vi.stubGlobal('ClipboardItem', FakeClipboardItem)
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'docsAnnouncer' ? announcer : null),
    body: { append: () => {} },
    createElement: () => ({
      value: '',
      select() {
        selected = this.value
      },
      remove: () => {},
    }),
    execCommand: () => {
      if (copiesSelection) copied = selected
      return copiesSelection
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function buttonOf({ ariaLabel = null, textContent = '' }: Partial<HTMLElement>) {
  const classes = new Set<string>()
  const classList = {
    toggle: (name: string, isOn: boolean) => (isOn ? classes.add(name) : classes.delete(name)),
    remove: (name: string) => classes.delete(name),
  }
  const dataset = { copied: 'Copied', failed: 'Copying failed' }
  // The few properties that the function reads and writes.
  const button = {
    ariaLabel,
    textContent,
    classList,
    dataset,
  } as unknown as DataElement<CopyButtonData>
  return { button, classes }
}

const refuses = async () => {
  throw new Error('NotAllowedError')
}

test('copies a text, and one that is still loading', async () => {
  expect(await copyText('a')).toBe(true)
  expect(copied).toBe('a')
  expect(await copyText(Promise.resolve('b'))).toBe(true)
  expect(copied).toBe('b')
})

test.each([
  ['refuses', { clipboard: { writeText: refuses, write: refuses } }],
  ['does not exist', {}],
])('copies a selection where the clipboard %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  expect(await copyText('a')).toBe(true)
  expect(copied).toBe('a')
  expect(await copyText(Promise.resolve('b'))).toBe(true)
  expect(copied).toBe('b')
  copiesSelection = false
  expect(await copyText('c')).toBe(false)
})

test.each([
  ['with a clipboard', {}],
  ['with a clipboard for texts only', { ClipboardItem: undefined }],
  ['without a clipboard', { navigator: {} }],
])('a text that cannot be loaded is not copied, %s', async (_, globals) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  expect(await copyText(Promise.reject(new Error('HTTP 404')))).toBe(false)
  vi.useRealTimers()
  await new Promise((resolve) => setTimeout(resolve, 5))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

test('a button with a text shows the answer as its text, for a moment, and announces it', async () => {
  const { button, classes } = buttonOf({ textContent: 'Copy page' })
  await copyWithButton(button, 'a')
  expect([button.textContent, button.ariaLabel, [...classes]]).toEqual([
    'Copied',
    null,
    ['is-copied'],
  ])
  expect(announcer.textContent).toBe('Copied')
  vi.advanceTimersByTime(1500)
  expect([button.textContent, [...classes]]).toEqual(['Copy page', []])
})

test('a button with a label keeps its content', async () => {
  const { button } = buttonOf({ ariaLabel: 'Copy code', textContent: '' })
  await copyWithButton(button, 'a')
  expect([button.ariaLabel, button.textContent]).toEqual(['Copied', ''])
})

test('says so when nothing was copied', async () => {
  vi.stubGlobal('navigator', {})
  copiesSelection = false
  const { button, classes } = buttonOf({ textContent: 'Copy page' })
  await copyWithButton(button, 'a')
  expect([button.textContent, [...classes]]).toEqual(['Copying failed', []])
  expect(announcer.textContent).toBe('Copying failed')
})

test('a second press shows the answer for its full time, and then the first label', async () => {
  const { button } = buttonOf({ textContent: 'Copy page' })
  await copyWithButton(button, 'a')
  vi.advanceTimersByTime(1000)
  await copyWithButton(button, 'a')
  vi.advanceTimersByTime(1000)
  expect(button.textContent).toBe('Copied')
  vi.advanceTimersByTime(500)
  expect(button.textContent).toBe('Copy page')
})
