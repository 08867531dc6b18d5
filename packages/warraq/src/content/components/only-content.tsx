import { isValidElement, type ReactNode } from 'react'

type Props = Readonly<Record<string, unknown>>

/** Attributes whose text readers see, in the components of most tools. */
const SHOWN = ['title', 'label', 'text', 'description'] as const

/** Stands for a component that cannot be found: shows its words and what is inside. */
function OnlyContent({ children, ...props }: Props): ReactNode {
  const inside = typeof children === 'function' ? null : (children as ReactNode)
  const [title, ...rest] = SHOWN.map((name) => props[name]).filter(
    (value): value is ReactNode => typeof value === 'string' || isValidElement(value),
  )
  if (title === undefined) return inside
  const shown = (
    <>
      <strong>{title}</strong> {rest}
    </>
  )
  if (inside === undefined || inside === null) return shown
  return (
    <div>
      {shown}
      {inside}
    </div>
  )
}

/** The same for every member of a module: `Card.Title`. */
export const onlyContent: object = new Proxy(OnlyContent, {
  get: (shown, name, proxy) =>
    typeof name === 'string' && /^[A-Z]/.test(name) ? proxy : Reflect.get(shown, name),
})
