import { z } from 'zod'
import { isEveryServer } from '../shared/data/policy-kinds.ts'
import { listOf } from '../shared/data/schema-fields.ts'

const ORIGIN = /^(?:https?|wss?):\/\/(?:\*\.)?[^/\s*'";,]+$/

/** Something that a source list of the policy accepts: no quoted words such as `'unsafe-inline'`. */
const sourceOf = (schemes: readonly string[]) =>
  z
    .string()
    .refine(
      (source) => ORIGIN.test(source) || isEveryServer(source) || schemes.includes(source),
      'an origin without a path, e.g. "https://img.example.org" or "https://*.example.org"',
    )

const addressList = (meaning: string, schemes: readonly string[] = []) =>
  listOf(sourceOf(schemes), meaning)

/** What pages may load from other origins, each list by kind. */
export const policySchema = z.strictObject({
  images: addressList(
    'Origins of images, such as `https://img.shields.io` for the badges of a README.',
    ['blob:'],
  ),
  media: addressList('Origins of audio and video.', ['blob:', 'data:']),
  frames: addressList(
    'Origins of pages in frames; content also needs `checks.allowedHtml: ["iframe"]`. Absent with that: every server with https.',
  ),
  scripts: addressList('Origins of scripts, for example of a chat or a counter of visits.'),
  styles: addressList('Origins of style sheets.'),
  fonts: addressList('Origins of fonts.', ['data:']),
  connect: addressList('Origins that scripts may call; those in `connect` are allowed as well.'),
  trustedTypes: z
    .union([
      z.array(
        z.string().regex(/^[\w\-#=/@.%]+$/, 'the name of a Trusted Types policy, e.g. "goog#html"'),
      ),
      z.literal(false),
    ])
    .default([])
    .describe(
      'Names of the Trusted Types policies that scripts of others create, e.g. `goog#html`. `false`: scripts may write HTML without one.',
    ),
})
