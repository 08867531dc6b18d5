import { codeFences } from 'warraq/plugin'
import { ownValue } from '../../lib/own-value.ts'
import type { PageCheck } from './page-check.ts'

const RULE = /^\s*- alert: (\S+)/
const FOR = /^\s*for: (\d+)(s|m|h)\s*$/
const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 }

/**
 * Checks that an alert about signatures does not wait longer than leaves time to act before the jail.
 * @param about names in its expression
 * @param mostSeconds longest `for` of such an alert
 */
export function createAlertCheck(about: RegExp, mostSeconds: number): PageCheck {
  return ({ file, text }) =>
    codeFences(text)
      .filter(({ code }) => code.includes('- alert:'))
      .flatMap(({ code, firstLine }) => {
        let name = ''
        let isAbout = false
        return code.split('\n').flatMap((content, index) => {
          name = RULE.exec(content)?.[1] ?? name
          if (RULE.test(content)) isAbout = false
          isAbout ||= about.test(content)
          const [, count, unit = ''] = FOR.exec(content) ?? []
          if (!isAbout || Number(count ?? 0) * (ownValue(SECONDS, unit) ?? 0) <= mostSeconds)
            return []
          return [
            {
              code: 'claim/late-alert',
              file,
              line: firstLine + index,
              found: `${name} waits ${count}${unit}`,
              expected: `at most ${mostSeconds} seconds`,
              fix: 'use the seconds of the facts of downtime: a validator is in jail before such an alert fires, or its operator has no time left',
            },
          ]
        })
      })
}
