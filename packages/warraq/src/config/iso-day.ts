import { z } from 'zod'

const EXPECTED = 'a day such as 2026-11-21'

/** A day as ISO 8601 writes it. YAML may have read it as a date already. */
export const isoDaySchema = z
  .union([z.string(), z.date()], { error: EXPECTED })
  .transform((day) => (typeof day === 'string' ? day : day.toISOString().slice(0, 10)))
  .pipe(z.iso.date(EXPECTED))
