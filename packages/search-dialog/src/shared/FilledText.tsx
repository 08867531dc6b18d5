import { ownValue } from '@warraq/search/own-value'
import { createElement, Fragment, type ReactNode } from 'react'

interface FilledTextProps {
  /** `Last updated on {date}`. */
  readonly text: string
  /** What replaces each placeholder. */
  readonly values: Readonly<Record<string, ReactNode>>
}

/** A text with elements in place of its placeholders, in any order. Unknown placeholders stay. */
export function FilledText({ text, values }: FilledTextProps) {
  const pieces = text
    .split(/\{(\w+)\}/)
    .map((piece, at) => (at % 2 === 0 ? piece : (ownValue(values, piece) ?? `{${piece}}`)))
  return createElement(Fragment, null, ...pieces)
}
