import type { ReactNode } from 'react'

/** Stands for a component that cannot be found, and for its parts: shows what is inside. */
export const onlyContent: object = new Proxy(
  ({ children }: { readonly children?: ReactNode }) =>
    typeof children === 'function' ? null : children,
  {
    get: (shown, name, proxy) =>
      typeof name === 'string' && /^[A-Z]/.test(name) ? proxy : Reflect.get(shown, name),
  },
)
