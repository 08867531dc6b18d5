import { createElement, type ElementType, type ReactElement, type ReactNode } from 'react'
import type { WrittenElement } from 'warraq/plugin'

interface HeldCodeProps {
  /** Name of the placeholder of its finished HTML. */
  readonly n: string
  /** Read by components around it only. */
  readonly children: ReactNode
}

/**
 * A code block of an MDX page. The engine makes its HTML; components around it may still read what
 * other engines pass them, `child.props.children.props`: the code, `language-js`, and the words
 * behind it.
 */
const HeldCode = ({ n }: HeldCodeProps) => createElement('docs-slot', { n })

/**
 * The element of a code block in the place of its placeholder.
 * @param codeBlock draws the code for a component that takes it out of there
 */
export function heldCode(
  { n }: { readonly n?: unknown },
  { code, language, meta }: NonNullable<WrittenElement['code']>,
  { codeBlock, key }: { readonly codeBlock: ElementType; readonly key: string | undefined },
): ReactElement {
  const attributes = { className: `language-${language}`, metastring: meta }
  return (
    <HeldCode key={key} n={String(n)}>
      {createElement(codeBlock, attributes, `${code}\n`)}
    </HeldCode>
  )
}
