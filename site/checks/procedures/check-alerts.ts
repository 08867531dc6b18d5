import { ownValue } from '../../lib/own-value.ts'
import { codeLines, type PageCheck, pageCheck } from '../page-check.ts'

const RULE = /^\s*- alert: (\S+)/
const FOR = /^\s*for: (\d+)(s|m|h)\s*$/
const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 }

/**
 * Checks that an alert about signatures does not wait longer than leaves time to act before the jail.
 * @param about names in its expression
 * @param mostSeconds longest `for` of such an alert
 */
export function createAlertCheck(about: RegExp, mostSeconds: number): PageCheck {
  return pageCheck(function* ({ fences }) {
    for (const fence of fences.filter(({ code }) => code.includes('- alert:'))) {
      let [name, isAbout] = ['', false]
      for (const { content, line } of codeLines([fence])) {
        const [, rule] = RULE.exec(content) ?? []
        if (rule !== undefined) [name, isAbout] = [rule, false]
        isAbout ||= about.test(content)
        const [, count = '0', unit = ''] = FOR.exec(content) ?? []
        if (isAbout && Number(count) * (ownValue(SECONDS, unit) ?? 0) > mostSeconds)
          yield {
            code: 'claim/late-alert',
            line,
            found: `${name} waits ${count}${unit}`,
            expected: `at most ${mostSeconds} seconds`,
            fix: 'use the seconds of the facts of downtime: a validator is in jail before such an alert fires, or its operator has no time left',
          }
      }
    }
  })
}
