import { matchesInCode, pageCheck } from '../page-check.ts'

/** The timeout of a transfer: the height, which is 0, and then nanoseconds; or its flag or field. */
const TIMEOUT =
  /\(0,\s*0\)["']?[\s\\]+["']?(\d{10,})|--packet-timeout-timestamp[= ](\d{18,})|\btimeout_?timestamp["']?\s*[:=]\s*["']?(\d{10,})|\bdeadline["']?\s*[:=]\s*["']?(\d{10,})/gi

/** Checks that no transaction of an example waits until a fixed time of the future. */
export const checkDeadlines = pageCheck(function* ({ fences }) {
  const programs = fences.filter(({ language }) => !/^(?:json|text)$/.test(language))
  for (const { found, line } of matchesInCode(programs, TIMEOUT))
    yield {
      code: 'amount/fixed-time',
      line,
      found: found.replace(/\s+/g, ' '),
      expected: 'a time that the block computes, ten minutes ahead',
      fix: 'compute it, as in "$(( ($(date +%s) + 600) ))000000000": coins of a transfer that nobody delivers are held until this time',
    }
})
