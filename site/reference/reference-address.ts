/** Addresses of the pages of single methods, functions and queries. */
export const METHODS = '/develop/api/ethereum-json-rpc/methods/'
export const PRECOMPILES = '/develop/precompiles/'
export const QUERIES = '/develop/api/swagger/'

/** Address of the page of a JSON-RPC method. */
export function methodAddress(method: string): string {
  return `${METHODS}${method}/`
}

/** Address of the page of a function of a precompile. */
export function functionAddress(precompile: string, name: string): string {
  return `${PRECOMPILES}${precompile}/${name}/`
}

/** Address of the page of a REST query. */
export function queryAddress(operationId: string): string {
  return `${QUERIES}${operationId}/`
}
