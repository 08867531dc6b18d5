import groups from './rpc-unsupported.json'
import type { UnsupportedGroup } from './rpc-unsupported-schema.ts'

/** JSON-RPC methods that readers know from elsewhere and that a HAQQ node refuses. */
export const unsupportedGroups = groups as readonly UnsupportedGroup[]
