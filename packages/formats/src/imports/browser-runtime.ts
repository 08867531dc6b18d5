import { modules } from 'virtual:docs-page-modules'
import type { ReactNode } from 'react'
import { ownValue } from '../own-value.ts'
import { missingExport } from './missing-export.ts'

type Exports = Readonly<Record<string, unknown>>

/** What is missing shows its children, as in the build. */
const call = (_: string, [props]: readonly unknown[]): ReactNode =>
  (props as { readonly children?: ReactNode } | undefined)?.children

/** Exports of a module that a plugin provides, or of a package that is not installed. */
export function namespace(id: string): Exports {
  const exports = ownValue(modules, id) ?? {}
  return new Proxy(exports, {
    get: (_, name) =>
      typeof name === 'string'
        ? (ownValue(exports, name) ?? missingExport({ id, name, call }))
        : name,
  })
}

/** What `require` of a file in the static folder returns. */
export function staticFile(path: string): { readonly default: string } {
  return { default: `${import.meta.env.BASE_URL}${path.replace(/^@site\/static\/+/, '')}` }
}
