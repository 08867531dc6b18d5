import type { ReactNode } from 'react'
import { breakable } from './value.tsx'

export interface ApiParam {
  readonly name: string
  readonly type: ReactNode
  /** A short remark: `required`, `optional`, `path`. */
  readonly remark?: string
  readonly means: ReactNode
}

interface ApiParamsProps {
  /** Name of the list, in the plural. */
  readonly title: string
  readonly params: readonly ApiParam[]
}

/** Longer lists are collapsed. */
const MANY = 12

/** Parameters or fields, one below the other, so that no screen needs to scroll sideways. */
export function ApiParams({ title, params }: ApiParamsProps) {
  if (params.length === 0) return <p className="api-none">No {title.toLowerCase()}.</p>
  const list = <ParamList params={params} />
  if (params.length > MANY)
    return (
      <details className="details">
        <summary>
          {params.length} {title.toLowerCase()}
        </summary>
        {list}
      </details>
    )
  return (
    <>
      <p className="api-label">{title}</p>
      {list}
    </>
  )
}

function ParamList({ params }: { readonly params: readonly ApiParam[] }) {
  return (
    <dl className="api-params">
      {params.map(({ name, type, remark, means }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results may have no name, and never move
        <div key={index}>
          <dt>
            {name === '' ? null : <code>{breakable(name)}</code>}{' '}
            <span className="api-type">
              {type}
              {remark === undefined ? '' : `, ${remark}`}
            </span>
          </dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
  )
}
