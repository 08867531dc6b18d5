import { site } from 'virtual:docs-foreign-site'
import type { ReactNode } from 'react'
import { missingExport } from '../../shared/data/missing-export.ts'
import { ownValue } from '../../shared/data/own-value.ts'
import { docusaurusModules } from '../../theme/Docusaurus/docusaurus-modules.tsx'

type Exports = Readonly<Record<string, unknown>>

const MODULES: Readonly<Record<string, Exports>> = docusaurusModules(site)

/** What is missing shows its children, as in the build. */
const call = (_: string, [props]: readonly unknown[]): ReactNode =>
  (props as { readonly children?: ReactNode } | undefined)?.children

/** Exports of a module of Docusaurus, or of a package that is not installed. */
export function namespace(id: string): Exports {
  const exports = ownValue(MODULES, id) ?? {}
  return new Proxy(exports, {
    get: (_, name) =>
      typeof name === 'string'
        ? (ownValue(exports, name) ?? missingExport({ id, name, call }))
        : name,
  })
}

/** What `require` of a file in the static folder returns. */
export function staticFile(path: string): { readonly default: string } {
  const { baseUrl = '/' } = site ?? {}
  return { default: `${baseUrl}${path.replace(/^@site\/static\/+/, '')}` }
}
