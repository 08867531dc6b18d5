import { codeFences } from 'warraq/plugin'
import type { PageCheck } from '../procedures/page-check.ts'

/** The timeout of a transfer: the height, which is 0, and then nanoseconds; or its flag or field. */
const TIMEOUT =
  /\(0,\s*0\)["']?[\s\\]+["']?(\d{10,})|--packet-timeout-timestamp[= ](\d{18,})|\btimeout_?timestamp["']?\s*[:=]\s*["']?(\d{10,})|\bdeadline["']?\s*[:=]\s*["']?(\d{10,})/gi

/** Checks that no transaction of an example waits until a fixed time of the future. */
export const checkDeadlines: PageCheck = ({ file, text }) =>
  codeFences(text)
    .filter(({ language }) => !/^(?:json|text)$/.test(language))
    .flatMap(({ code, firstLine }) =>
      [...code.matchAll(TIMEOUT)].map(({ 0: found, index }) => ({
        code: 'amount/fixed-time',
        file,
        line: firstLine + code.slice(0, index).split('\n').length - 1,
        found: found.replace(/\s+/g, ' '),
        expected: 'a time that the block computes, ten minutes ahead',
        fix: 'compute it, as in "$(( ($(date +%s) + 600) ))000000000": coins of a transfer that nobody delivers are held until this time',
      })),
    )
