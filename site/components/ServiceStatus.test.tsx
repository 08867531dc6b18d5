import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import ServiceStatus from './ServiceStatus.tsx'
import { longDate } from './status-badge.tsx'

test('names the service, the day and what could not be checked', () => {
  expect(renderToStaticMarkup(<ServiceStatus service="skip-go" />)).toMatchInlineSnapshot(
    `"<div class="service-status"><strong>Skip Go</strong> <details class="status-badge"><summary>unconfirmed</summary> as of <time dateTime="2026-11-21">21 November 2026</time></details> We could not check whether it offers routes to HAQQ, or what its buttons are called.</div>"`,
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
