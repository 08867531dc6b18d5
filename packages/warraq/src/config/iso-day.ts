import { z } from 'zod'

const EXPECTED = 'a day such as 2026-11-21'

/** A date in ISO 8601 form. The YAML parser may already have turned it into a Date. */
export const isoDaySchema = z
  .union([z.string(), z.date()], { error: EXPECTED })
  .transform((day) => (typeof day === 'string' ? day : day.toISOString().slice(0, 10)))
  .pipe(z.iso.date(EXPECTED))
