import { z } from 'zod'

const accountSchema = z.strictObject({
  name: z.string().min(1),
  address: z.string().regex(/^haqq1[a-z\d]{38}$/),
  hex: z.string().regex(/^0x[a-f\d]{40}$/),
  permissions: z.array(z.enum(['minter', 'burner', 'staking'])),
  role: z.string().min(1),
})

/** Schema of `module-accounts.json`. */
export const moduleAccountsSchema = z.array(accountSchema)

export type ModuleAccount = z.output<typeof accountSchema>
