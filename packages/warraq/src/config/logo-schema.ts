import { z } from 'zod'
import { address, addressSchema, text } from '../shared/data/schema-fields.ts'

const pixels = (meaning: string) => z.int().positive().optional().describe(meaning)

export const logoSchema = z.strictObject({
  src: addressSchema.min(1).describe('Address of the picture.'),
  srcDark: address('Address of the picture in dark mode.'),
  alt: text('Text alternative; empty when the name of the site is beside it.'),
  href: address('Address the logo links to; absent: the home page.'),
  target: text('Window the link opens in.'),
  width: pixels('Width in pixels.'),
  height: pixels('Height in pixels.'),
  className: text('Class of the picture.'),
})
