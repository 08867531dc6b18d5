import accounts from './module-accounts.json'
import type { ModuleAccount } from './module-accounts-schema.ts'

/** Accounts that belong to the protocol. */
export const moduleAccounts = accounts as readonly ModuleAccount[]
