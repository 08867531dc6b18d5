import { expect, test } from '@playwright/test'
import { faultsOfPages } from '../page-faults.ts'
import { ROUTES } from '../routes.ts'

// Each part has every eighth page, so that no test takes long, on a slow machine either.
test.describe.configure({ mode: 'parallel' })
const COUNT = 8
const PARTS = Array.from({ length: COUNT }, (_, part) =>
  [...ROUTES, '/no/such/page/'].filter((_, index) => index % COUNT === part),
)

for (const [part, routes] of PARTS.entries())
  test(`every page is accessible, and fits windows, tables and text of every size, part ${part + 1}`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    expect(await faultsOfPages(page, routes)).toEqual([])
  })
