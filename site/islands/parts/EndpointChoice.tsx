import type { ApiEndpoint } from '../../lib/api-endpoints.ts'

/** Reason why a console does not send its call. */
export const LOCAL_NODE =
  'A page of this site may not call your computer: copy the call and run it there.'

interface EndpointChoiceProps {
  readonly id: string
  readonly endpoints: readonly ApiEndpoint[]
  readonly url: string
  readonly onChange: (url: string) => void
}

/** The endpoint to which a console sends its calls. */
export function EndpointChoice({ id, endpoints, url, onChange }: EndpointChoiceProps) {
  return (
    <p>
      <label htmlFor={id}>Endpoint</label>
      <select id={id} value={url} onChange={({ target }) => onChange(target.value)}>
        {endpoints.map((endpoint) => (
          <option key={endpoint.url} value={endpoint.url}>
            {endpoint.label}: {endpoint.url}
          </option>
        ))}
      </select>
    </p>
  )
}
