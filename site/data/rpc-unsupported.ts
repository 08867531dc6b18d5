import groups from './rpc-unsupported.json'
import type { UnsupportedGroup } from './rpc-unsupported-schema.ts'

/** JSON-RPC methods of other nodes that a HAQQ node refuses. */
export const unsupportedGroups = groups as readonly UnsupportedGroup[]
