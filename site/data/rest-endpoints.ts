import endpoints from './rest-endpoints.json'
import type { RestEndpoint, RestEndpoints } from './rest-endpoints-schema.ts'

/** The REST queries of the HAQQ and EVM modules that the node serves. */
export const restQueries: readonly RestEndpoint[] = (endpoints as RestEndpoints).endpoints.filter(
  ({ served }) => served,
)
