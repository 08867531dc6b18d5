import { z } from 'zod'

/** Fields of a place that a plugin names. */
export const place = { file: z.string().min(1), line: z.number().optional() }

/** What plugins find, in content or in the documents of pages that they make. */
export const findingsSchema = z.array(
  z.looseObject({
    ...place,
    code: z.string().min(1),
    found: z.string(),
    expected: z.string(),
    fix: z.string(),
  }),
)
