import type { ReactNode } from 'react'

export interface ApiParam {
  readonly name: string
  readonly type: ReactNode
  /** `required`, `optional`, `path`: what else is said of it in a word. */
  readonly remark?: string
  readonly means: ReactNode
}

interface ApiParamsProps {
  /** What they are, in the plural. */
  readonly title: string
  readonly params: readonly ApiParam[]
}

/** Longer lists open on demand. */
const MANY = 12

/** Parameters or fields, one under the other: nothing to scroll sideways for, on any screen. */
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
            {name === '' ? null : <code>{name}</code>}{' '}
            <span className="api-type">
              {type}
              {remark === undefined ? '' : `, ${remark}`}
            </span>
          </dt>
          {means === '' ? null : <dd>{means}</dd>}
        </div>
      ))}
    </dl>
  )
}
