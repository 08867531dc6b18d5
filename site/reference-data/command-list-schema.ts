import { z } from 'zod'

/** A misspelt key would switch off what depends on it. */
const command = z.strictObject({
  aliases: z.array(z.string()).optional(),
  flags: z.array(z.string().startsWith('-')).optional(),
  get commands() {
    return z.record(z.string(), command).optional()
  },
  needsStopped: z.literal(true).optional(),
  needsVersion: z.literal(true).optional(),
})

/** Schema of `haqqd-commands.json`. */
export const commandListSchema = command.extend({ program: z.string() })
