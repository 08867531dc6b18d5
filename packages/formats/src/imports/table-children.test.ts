import { createElement, isValidElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { tableChildren } from './table-children.ts'

const rowOf = (...children: ReactNode[]) => createElement('tr', null, ...children)

/** Names of elements, nested; text as it is. */
function drawn(node: ReactNode): string {
  if (Array.isArray(node)) return `[${node.map(drawn).join(' ')}]`
  if (!isValidElement<{ children?: ReactNode }>(node)) return JSON.stringify(node)
  return `${String(node.type)}(${drawn(node.props.children)})`
}

test('a component for tables gets its parts without line breaks, and a single one as itself', () => {
  const head = createElement('thead', null, '\n', rowOf('\n', createElement('th', null, ' a ')))
  const body = createElement('tbody', null, '\n', rowOf(createElement('td'), '\n'), rowOf(), '\n')
  expect(drawn(tableChildren(['\n', head, '\n', body, '\n']))).toBe(
    '[thead(tr(th(" a "))) tbody([tr(td(undefined)) tr(undefined)])]',
  )
})
