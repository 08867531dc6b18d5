import endpoints from './rest-endpoints.json'
import type { RestEndpoint, RestEndpoints } from './rest-endpoints-schema.ts'

/** The REST queries of the HAQQ and EVM modules that the node serves. */
export const restQueries: readonly RestEndpoint[] = (endpoints as RestEndpoints).endpoints.filter(
  ({ served }) => served,
)

/** Whether an address can contain what a query takes: whole messages do not fit. */
export function fitsAddress({ params }: Pick<RestEndpoint, 'params'>): boolean {
  return params.every(({ type }) => !/\.Msg\w+\[\]$/.test(type))
}
