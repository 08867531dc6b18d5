import { z } from 'zod'

/** A path below the site root, without `..`. */
export const localPathSchema = z
  .string()
  .min(1)
  .refine((path) => !path.startsWith('/') && !path.split('/').includes('..'), {
    message: 'a path inside the site folder, e.g. "content/learn"',
  })

export const routeSchema = z
  .string()
  .regex(/^\/(?:[^?#]*\/)?$/, 'a path that starts and ends with "/", e.g. "/learn/"')
