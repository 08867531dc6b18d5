import { expect, type Page } from '@playwright/test'
import { test } from '../crash-site.ts'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
}

const island = (page: Page, name: string) => page.locator(`docs-island[data-name="${name}"]`)

/** The other islands and the page around them keep working. */
async function restWorks(page: Page): Promise<void> {
  const counter = island(page, 'Counter').getByRole('button')
  await counter.click()
  await expect(counter).toHaveText('Count: 1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start')
}

test.describe('an island that crashes', () => {
  test('while it renders: keeps its HTML, shows every cause, and works after Try again', async ({
    page,
  }) => {
    await open(page, '/')
    const crashed = island(page, 'OnRender')
    const alert = crashed.getByRole('alert')
    await expect(alert).toContainText('This part of the page crashed.')
    await expect(alert).toContainText(/No chart\s+Cause:\s+No data\s+Cause:\s+offline/)
    await expect(crashed.getByText('The chart of the build')).toBeVisible()
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(alert).toBeVisible()
    await expect(alert.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    await page.evaluate(() => Reflect.set(window, 'isMended', true))
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(alert).toHaveCount(0)
    await expect(crashed.getByText('The chart of the build')).toBeVisible()
    await restWorks(page)
  })

  test('for a reason that lasts: offers to reload the page', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
    const alert = island(page, 'OnRender').getByRole('alert')
    const reload = alert.getByRole('button', { name: 'Reload the page' })
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(reload).toHaveCount(0)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await reload.click()
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(reload).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBeUndefined()
  })

  test('in an effect', async ({ page }) => {
    await open(page, '/')
    const crashed = island(page, 'InEffect')
    await expect(crashed.getByRole('alert')).toContainText('No canvas')
    await expect(crashed.getByText('The canvas of the build')).toBeVisible()
    await restWorks(page)
  })

  test('in the navbar: names its item of the configuration, on screen and in the console', async ({
    page,
  }) => {
    const told: string[] = []
    page.on('console', (message) => told.push(message.text()))
    await open(page, '/navbar/')
    const crashed = island(page, 'Height').first()
    const item = '(navbar.items[0]) of your docs.config.ts: {"type":"component"'
    const alert = crashed.getByRole('alert')
    await expect(alert).toContainText('A theme navbar item failed to render (No block).')
    await expect(alert).toContainText(item)
    await expect(alert).toContainText('"options":{"network":"testnet"}')
    await expect(crashed.getByText('The height of the build')).toBeVisible()
    expect(told.some((text) => text.includes(item))).toBe(true)
  })

  test('when it is used', async ({ page }) => {
    await open(page, '/')
    const crashed = island(page, 'OnClick')
    await crashed.getByRole('button', { name: 'Ask' }).click()
    await expect(crashed.getByRole('alert')).toContainText('No answer')
    await expect(crashed.getByRole('button', { name: 'Ask' })).toBeVisible()
    await expect(crashed.getByText('This part of the page crashed.')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(crashed.getByRole('alert')).toHaveCount(0)
    await expect(crashed.getByRole('button', { name: 'Ask' })).toBeFocused()
    await restWorks(page)
  })

  test('is independent of one on the next page', async ({ page }) => {
    await open(page, '/')
    await expect(island(page, 'OnRender').getByRole('alert')).toBeVisible()
    await page.getByRole('article').getByRole('link', { name: 'other page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('code that does not arrive', () => {
  for (const [what, files] of [
    ['of one island', '**/assets/Counter-*.js'],
    ['of all islands', '**/assets/islands-*.js'],
    ['of React', '**/assets/react-*.js'],
  ] as const)
    test(`${what}: its HTML stays, and a reload is offered`, async ({ page }) => {
      await page.route(files, (route) => route.fulfill({ status: 404, body: 'gone' }))
      await open(page, '/other/')
      const alert = island(page, 'Counter').getByRole('alert')
      await expect(alert).toContainText('This part could not be loaded.')
      await expect(island(page, 'Counter').getByText('Count: 0')).toBeVisible()
      await page.unroute(files)
      await alert.getByRole('button', { name: 'Reload the page' }).click()
      await expect(alert).toHaveCount(0)
      await island(page, 'Counter').getByRole('button').click()
      await expect(island(page, 'Counter').getByRole('button')).toHaveText('Count: 1')
    })
})

test.describe('what an island needs besides its module', () => {
  const styled = (page: Page) => page.getByText('Styled by the build').first()

  test('a lazy part that fails to load: a reload is offered', async ({ page }) => {
    await page.route('**/assets/LatePart-*.js', (route) => route.abort())
    await open(page, '/parts/')
    for (const place of await island(page, 'Late').all()) {
      await expect(place.getByRole('alert')).toContainText('This part could not be loaded.')
      await expect(place.getByText('Late part')).toBeVisible()
    }
    await page.unroute('**/assets/LatePart-*.js')
    await page.getByRole('button', { name: 'Reload the page' }).first().click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(styled(page)).toHaveCSS('color', 'rgb(102, 51, 153)')
  })

  test('its styles come with the document, and cannot fail to load', async ({ page }) => {
    await page.route('**/*.css', (route) => route.abort())
    await open(page, '/parts/')
    await expect(styled(page)).toHaveCSS('color', 'rgb(102, 51, 153)')
    await expect(island(page, 'Styled').first()).toBeVisible()
    await expect(island(page, 'Styled').getByRole('alert')).toHaveCount(0)
  })
})

test.describe('a page that cannot be put in place', () => {
  /** Make the next change of the title throw, which is a step of every client navigation. */
  const breakTitle = (page: Page) =>
    page.evaluate(() =>
      Object.defineProperty(document, 'title', {
        configurable: true,
        set: () => {
          throw new Error('No title', { cause: new Error('Not allowed') })
        },
      }),
    )
  const mendTitle = (page: Page) => page.evaluate(() => Reflect.deleteProperty(document, 'title'))
  const toOther = (page: Page) =>
    page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Other' })

  test('shows an error with every cause; Try again loads the document', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
    await breakTitle(page)
    await toOther(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(/No title\s+Cause:\s+Not allowed/)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other')
    await expect(page).toHaveURL('/other/')
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBeUndefined()
  })

  test('names the error in title and focus, and keeps the address of the page', async ({
    page,
  }) => {
    await page.route('**/other/page.json', async (route) => {
      const answer = await route.fetch()
      const payload = await answer.json()
      await route.fulfill({
        json: { ...payload, head: [{ tag: '<', attributes: {} }, ...payload.head] },
      })
    })
    await open(page, '/')
    await toOther(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.')
    await expect(page).toHaveTitle(/^Page Error \| Other/)
    await expect(page.locator('#docsAnnouncer')).toHaveText('Page Error')
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', /\/other\/$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other')
    await expect(page).toHaveTitle(/^Other/)
  })

  test('navigating away removes the error, also back to the previous page', async ({ page }) => {
    await open(page, '/')
    await breakTitle(page)
    await toOther(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.')
    await mendTitle(page)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start')
    await expect(page.getByRole('main').getByText('This page crashed.')).toHaveCount(0)
  })

  for (const id of ['docsPage', 'docsAnnouncer'])
    test(`because #${id} was removed: the page is loaded in full`, async ({ page }) => {
      await open(page, '/')
      await page.evaluate((missing) => {
        const link = document.querySelector('.sidebar a[href="/other/"]')
        document.body.append(link as Node)
        document.getElementById(missing)?.remove()
      }, id)
      await page.getByRole('link', { name: 'Other', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other')
      await expect(page.locator(`#${id}`)).toHaveCount(1)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
})

test('a payload that something in the browser blocks: the document is loaded', async ({ page }) => {
  await page.route('**/other/page.json', (route) => route.abort('blockedbyclient'))
  await open(page, '/')
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Other').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a page that is loading: after a delay a ring is shown in its place', async ({ page }) => {
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/other/page.json', async (route) => {
    await held
    await route.continue()
  })
  await open(page, '/other/')
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Other').click()
  await expect(page.getByRole('status')).toHaveText('Loading page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other')
  await expect(page.getByRole('status')).toHaveCount(0)
})
