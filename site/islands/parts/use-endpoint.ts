import { useTabChoice } from 'warraq/components'
import type { ApiEndpoint } from '../../lib/api-endpoints.ts'

/**
 * The endpoint of the network that the reader has chosen anywhere on the site, the first by
 * default, and a function that chooses another for every console and every set of tabs.
 */
export function useEndpoint(
  endpoints: readonly [ApiEndpoint, ...ApiEndpoint[]],
): readonly [url: string, choose: (url: string) => void] {
  const [network, choose] = useTabChoice('network')
  const chosen = endpoints.find((endpoint) => endpoint.network === network) ?? endpoints[0]
  return [
    chosen.url,
    (url) => choose(endpoints.find((endpoint) => endpoint.url === url)?.network ?? chosen.network),
  ]
}
