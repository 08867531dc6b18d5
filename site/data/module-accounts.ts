import { z } from 'zod'
import accounts from './module-accounts.json'

const accountSchema = z.strictObject({
  name: z.string().min(1),
  address: z.string().regex(/^haqq1[a-z\d]{38}$/),
  hex: z.string().regex(/^0x[a-f\d]{40}$/),
  permissions: z.array(z.enum(['minter', 'burner', 'staking'])),
  role: z.string().min(1),
})

/** Accounts that belong to the protocol. */
export const moduleAccounts = z.array(accountSchema).parse(accounts)
