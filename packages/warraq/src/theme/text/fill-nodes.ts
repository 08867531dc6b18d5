import { createElement, Fragment, type ReactNode } from 'react'

/** Like `fillText`, with elements as values: `fillNodes('{date}, at noon', { date: <time /> })`. */
export function fillNodes(
  template: string,
  values: Readonly<Record<string, ReactNode>>,
): ReactNode {
  const pieces = template.split(/(\{\w+\})/).map((piece) => values[piece.slice(1, -1)] ?? piece)
  return createElement(Fragment, {}, ...pieces)
}
