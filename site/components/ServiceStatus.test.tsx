import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { serviceStatus } from '../data/service-status.ts'
import ServiceStatus from './ServiceStatus.tsx'
import { longDate } from './status-badge.tsx'

test('names the service, the day and what could not be checked', () => {
  const { name, checked, note } = serviceStatus['skip-go']
  expect(renderToStaticMarkup(<ServiceStatus service="skip-go" />)).toBe(
    `<div class="service-status"><strong>${name}</strong> <details class="status-badge"><summary>unconfirmed</summary> as of <time dateTime="${checked}">${longDate(checked)}</time></details> ${note}</div>`,
  )
})

test('an unknown service lists the known ones', () => {
  expect(() => renderToStaticMarkup(<ServiceStatus service="skipgo" />)).toThrow(
    /service="skipgo" is unknown; use one of: haqq-wallet, haqabi/,
  )
})

test('a date in words does not depend on the time zone', () => {
  expect(longDate('2026-11-21')).toBe('21 November 2026')
})
