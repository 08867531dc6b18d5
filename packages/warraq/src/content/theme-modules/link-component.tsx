import type { ReactNode } from 'react'
import type { ModuleComponent } from './module-component.ts'

/** `<Link to>`: an ordinary link. */
export const Link: ModuleComponent = ({ to, href, children, ...rest }) => (
  <a {...rest} href={String(to ?? href ?? '')}>
    {children as ReactNode}
  </a>
)
