import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { type AskDemo, startAskDemo } from '../../ask/ask-demo.ts'

let demo: AskDemo
test.beforeAll(async () => {
  // The test builds a site and bundles a page.
  test.setTimeout(90_000)
  demo = await startAskDemo()
})
test.afterAll(() => demo.close())

const field = (page: Page) => page.getByRole('textbox')
const article = (page: Page) => page.getByRole('article').first()

/** Open the page and ask; collects console lines. */
async function ask(page: Page, question: string, url = demo.pageUrl): Promise<string[]> {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await page.goto(url)
  await page.getByRole('searchbox').fill(question)
  await page.getByRole('button', { name: 'Ask AI' }).click()
  return complaints
}

test('an answer streams, links into the site only, and can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const complaints = await ask(page, 'How do I install it? scene:slow')
  await expect(page.getByText('Thinking...').first()).toBeVisible()
  await expect(page.getByText('Answering...')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop answering' })).toBeVisible()
  await expect(field(page)).toBeFocused()
  await expect(
    page.getByText('Answers are generated with AI which can make mistakes. Verify responses.'),
  ).toBeVisible()

  await expect(field(page)).toHaveAttribute('placeholder', 'Ask another question...')
  await expect(field(page)).toBeFocused()
  const link = article(page).locator('.ask-answer').getByRole('link')
  await expect(link).toHaveText(/^Install/)
  await expect(link).toHaveAttribute('href', '/guide/install/#linux')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(article(page).getByText('start it')).toBeVisible()
  await expect(article(page).getByRole('link', { name: 'start it' })).toHaveCount(0)
  await expect(article(page).getByText('Related sources')).toBeVisible()
  for (const href of await page
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href'))))
    expect(href).toMatch(/^\/guide\//)

  await page.locator('.ask-code').getByRole('button').click()
  await expect(page.locator('.ask-code').getByRole('button')).toHaveText('Copied!')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('tool install')
  await expect(page.locator('.ask-code').getByRole('button')).toHaveText('Copy')
  expect(complaints).toEqual([])
})

test('an answer that cannot be copied says so', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    document.execCommand = () => false
  })
  await ask(page, 'one')
  const copy = page.locator('.ask-actions').getByRole('button', { name: /^Cop/ })
  await copy.click()
  await expect(copy).toHaveText('Copying failed')
  await expect(copy).toHaveText('Copy')
})

test('an answer is announced by sentences', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => {
      const text = document.querySelector('.ask-panel > [role=status]')?.textContent ?? ''
      if (text !== '' && said.at(-1) !== text) said.push(text)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await ask(page, 'scene:slow')
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toBeVisible()
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  await expect.poll(async () => (await said()).at(-1)).toMatch(/Then start it\.$/)
  const [first, ...sentences] = await said()
  expect(first).toBe('Thinking...')
  // On a busy machine two sentences may arrive at once.
  expect(sentences.length).toBeGreaterThan(1)
  for (const one of sentences) expect(one).toMatch(/\.$/)
  expect(sentences.join(' ')).toBe('Run install first. See Install. Then start it.')
})

test('stopping keeps the text and leaves no votes', async ({ page }) => {
  await ask(page, 'scene:steady')
  await expect(article(page).locator('.ask-answer')).toContainText('Run')
  const before = demo.model.aborted()
  await page.getByRole('button', { name: 'Stop answering' }).click()
  await expect(article(page)).toContainText('You stopped this response')
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toHaveCount(0)
  await expect(field(page)).toBeFocused()
  await expect.poll(demo.model.aborted).toBeGreaterThan(before)
})

test('a further question comes first, with the previous one as context', async ({ page }) => {
  await ask(page, 'first question')
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toHaveCount(1)
  await field(page).fill('second question')
  await field(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'second question',
    'first question',
  ])
  expect(demo.model.requests.at(-1)?.messages.map(({ role }) => role)).toEqual([
    'system',
    'user',
    'assistant',
    'user',
  ])
})

test('a vote gets a thank-you', async ({ page }) => {
  await ask(page, 'one')
  const like = page.getByRole('button', { name: 'Like', exact: true })
  await like.click()
  await expect(article(page)).toContainText('Thanks for your feedback!')
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toBeFocused()
  await expect(page.getByRole('button', { name: 'Dislike' })).toBeDisabled()
})

test('Escape goes back to keyword search and loses nothing', async ({ page }) => {
  await ask(page, 'kept question scene:slow')
  await expect(article(page).locator('.ask-answer')).toContainText('Run')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.getByRole('button', { name: 'Conversation' }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('kept question scene:slow')
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Back to keyword search' }).click()
  await expect(page.getByRole('listitem')).toHaveText('kept question scene:slow')
})

test('conversations are kept, opened and removed', async ({ page }) => {
  await ask(page, 'old question')
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Conversation menu' }).click()
  await page.getByRole('button', { name: 'Start a new conversation' }).click()
  await expect(page.getByText('How can I help you today?')).toBeVisible()
  await expect(field(page)).toHaveAttribute('placeholder', 'Ask a question')
  await expect(field(page)).toBeFocused()
  await page.getByRole('button', { name: 'How do I install it?' }).click()
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toBeVisible()
  await expect(field(page)).toBeFocused()

  await page.getByRole('button', { name: 'Conversation menu' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Conversation history' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Conversation menu' }).click()
  await page.getByRole('button', { name: 'Conversation history' }).click()
  await expect(page.getByRole('heading', { name: 'My conversation history' })).toBeVisible()
  await page.getByRole('button', { name: 'old question', exact: true }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('old question')

  await page.getByRole('button', { name: 'Conversation menu' }).click()
  await page.getByRole('button', { name: 'Conversation history' }).click()
  await page.getByRole('button', { name: /^Remove .*: old question$/ }).click()
  await expect(page.getByRole('button', { name: 'old question', exact: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'My conversation history' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeFocused()

  await page.getByRole('button', { name: 'Conversation menu' }).click()
  await page.getByRole('button', { name: 'Conversation history' }).click()
  await page.getByRole('button', { name: /^Remove .*: How do I install it\?$/ }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('old question')
  await expect(field(page)).toBeFocused()
})

for (const [scene, message] of [
  ['status-429', 'Too many questions are asked right now.'],
  ['status-500', 'The assistant does not answer right now.'],
  ['broken', 'The answer broke off.'],
  ['silent', 'The answer took too long.'],
] as const) {
  test(`a model server that does ${scene} is reported, and the reader can continue`, async ({
    page,
  }) => {
    await ask(page, `scene:${scene}`)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Chat error')
    await expect(alert).toContainText(message)
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
    await field(page).fill('another')
    await field(page).press('Enter')
    await expect(page.getByRole('button', { name: 'Like', exact: true })).toBeVisible()
  })
}

test('a missing network is reported', async ({ page, context }) => {
  await ask(page, 'one')
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toBeVisible()
  await context.setOffline(true)
  await field(page).fill('two')
  await field(page).press('Enter')
  await expect(page.getByRole('alert')).toContainText('check your network connection')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toHaveCount(2)
})

test('a conversation that is too long offers to start a new one', async ({ page }) => {
  await page.route('**/ask', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { code: 'depth', message: 'A conversation can have 10 questions.' },
    }),
  )
  await ask(page, 'one')
  await expect(page.getByRole('alert')).toContainText('A conversation can have 10 questions.')
  await expect(page.getByRole('alert')).toContainText('to continue.')
  await expect(field(page)).toBeDisabled()
  await expect(field(page)).toHaveAttribute('placeholder', 'Conversation limit reached')
  await page.getByRole('alert').getByRole('button', { name: 'Start a new conversation' }).click()
  await expect(field(page)).toBeEnabled()
  await field(page).fill('two')
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Start a new conversation' }).first().click()
  await expect(page.getByText('How can I help you today?')).toBeVisible()
})

test('the hosted assistant shows its searches, and a query links back to search', async ({
  page,
}) => {
  const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
  const parts = [
    { type: 'start', messageId: 'message-1' },
    { type: 'tool-input-available', toolCallId: 'one', input: { query: 'install tool' } },
    { type: 'tool-output-available', toolCallId: 'one', output: { hits: [1, 2, 3] } },
    { type: 'text-delta', delta: 'See [Install](https://docs.example.org/guide/install/).' },
    { type: 'finish' },
  ]
  const votes: unknown[] = []
  await page.route('https://askai.algolia.com/**', (route) => {
    const path = new URL(route.request().url()).pathname
    if (route.request().method() === 'OPTIONS')
      return route.fulfill({
        headers: { ...cors, 'Access-Control-Allow-Headers': 'authorization,*' },
      })
    if (path === '/chat/token') return route.fulfill({ headers: cors, json: { token: 'e30.x' } })
    if (path === '/chat/feedback') {
      votes.push(route.request().postDataJSON())
      return route.fulfill({ headers: cors, json: {} })
    }
    return route.fulfill({
      headers: { ...cors, 'Content-Type': 'text/event-stream' },
      body: parts.map((part) => `data: ${JSON.stringify(part)}\n\n`).join(''),
    })
  })
  await ask(page, 'one', demo.hostedUrl)
  await expect(article(page)).toContainText('Searched for "install tool" (found 3 results)')
  await expect(article(page).locator('.ask-answer').getByRole('link')).toHaveAttribute(
    'href',
    '/guide/install/',
  )
  await page.getByRole('button', { name: 'Dislike' }).click()
  await expect(article(page)).toContainText('Thanks for your feedback!')
  expect(votes).toEqual([{ appId: 'b', messageId: 'message-1', thumbs: 0 }])
  await page.getByRole('button', { name: '"install tool"' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('install tool')
})

test('HTML, images, scripts and foreign links of an answer stay text', async ({ page }) => {
  const answer = [
    '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>',
    '![pixel](https://evil.example/pixel.png?leak=1)',
    '[one](javascript:window.hacked=1) [two](//evil.example/) <https://evil.example/auto>',
    '[three](https://docs.example.org@evil.example/) [four](data:text/html,x)',
    '| a | b |\n|---|---|\n| <b>1</b> | [five](/guide/trap/) |',
    '- [ ] open\n- [x] done &lt;b&gt;',
  ].join('\n\n')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.route('**/ask', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/event-stream' },
      body: `event: text\ndata: ${JSON.stringify({ text: answer })}\n\nevent: done\ndata: {"id":"1","isCut":false}\n\n`,
    }),
  )
  await ask(page, 'one')
  const shown = article(page).locator('.ask-answer')
  await expect(shown).toContainText('<img src=x onerror="window.hacked=1">')
  await expect(shown).toContainText('☐ open')
  await expect(shown).toContainText('☑ done <b>')
  await expect(shown.locator('img, script, b')).toHaveCount(0)
  await expect(shown.getByRole('link')).toHaveCount(1)
  await expect(shown.getByRole('link')).toHaveAttribute('href', '/guide/trap/')
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(requests.filter((url) => url.includes('evil'))).toEqual([])
})

for (const query of ['<b>x</b>', '((((', '....', 'ابحث', 'x'.repeat(10_000)]) {
  test(`the question ${query.slice(0, 10)} breaks nothing`, async ({ page }) => {
    await ask(page, query)
    await expect(
      page.getByRole('button', { name: 'Like', exact: true }).or(page.getByRole('alert')),
    ).toBeVisible()
    await expect(field(page)).toBeEnabled()
  })
}

test('the screen has no accessibility violations, at any width', async ({ page }) => {
  await ask(page, 'one')
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    ),
  ).toBe(false)
  await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'))
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: () => Promise<{ violations: { id: string }[] }> }
    }
    return (await axe.run()).violations.map(({ id }) => id)
  })
  expect(violations).toEqual([])
})
