import { createElement, type ElementType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { missingExport } from './missing-export.ts'

type Props = Readonly<Record<string, unknown>>

/** An export whose uses are written down; it shows what is inside it. */
function missing(name: string) {
  const calls: string[] = []
  const call = (called: string, [props]: readonly unknown[]) => {
    calls.push(called)
    return (props as Props | undefined)?.children
  }
  // biome-ignore lint/suspicious/noExplicitAny: as untyped as the package is to its users.
  return { value: missingExport({ id: 'no-such', name, call }) as any, calls }
}

test('it shows what is inside it, and so does what is read from it', () => {
  const { value, calls } = missing('motion')
  const render = (type: ElementType, text?: string) =>
    renderToStaticMarkup(createElement(type, {}, text))
  expect(render(value, 'oil')).toBe('oil')
  expect(render(value.div, 'water')).toBe('water')
  expect(render(value.div)).toBe('')
  expect(calls).toEqual(['motion', 'motion.div', 'motion.div'])
})

test('a module may call, construct and read it while it loads', () => {
  const { value } = missing('default')
  expect(typeof value.oneOf(['a']).isRequired).toBe('function')
  expect(typeof value.div`margin: 0`).toBe('function')
  expect(typeof new value().client).toBe('function')
  expect(`${value.name2}`).toBe('')
  expect(value.docsMember).toEqual(['no-such', 'default'])
  expect(value.string.docsMember).toEqual(['no-such', 'default.string'])
})

test('a hook returns what counts as false and can be taken apart; nothing awaits it', async () => {
  expect(missing('useMediaQuery').value('print')).toBe('')
  const { styles } = missing('default').value.usePopper()
  const [ref, size] = missing('default').value.useSize()
  expect([styles, ref, size]).toEqual([undefined, undefined, undefined])
  const { value } = missing('default')
  expect(await value).toBe(value)
})
