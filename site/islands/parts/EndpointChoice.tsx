import type { ApiEndpoint } from '../../lib/api-endpoints.ts'

interface EndpointChoiceProps {
  readonly id: string
  readonly endpoints: readonly ApiEndpoint[]
  readonly url: string
  readonly onChange: (url: string) => void
}

/** Where a console sends its calls. */
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
