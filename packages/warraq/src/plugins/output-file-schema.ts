import { z } from 'zod'

/** A path below the site, with `/`, in the one form in which it can be compared with others. */
export const sitePathSchema = z.string().refine(
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a path must not contain any.
  (path) => !/[\0-\x1f\\:]/.test(path) && path.split('/').every((part) => !/^\.{0,2}$/.test(part)),
  { message: 'a path below the site, e.g. "feed.xml"' },
)

/** A file from a plugin. */
export const outputFileSchema = z.strictObject({
  path: sitePathSchema,
  content: z.union([z.string(), z.instanceof(Uint8Array)]),
})
