// Times the development server as a writer sees it: from start to the first page, and from a saved edit to its text on the screen.
import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { median, openPage, PROFILES } from './browser.mjs'
import { cpuSeconds } from './cpu-seconds.mjs'

const bin = join(import.meta.dirname, '../engine/bin/docs.mjs')
const EDITS = 7

/**
 * Start `docs dev` on a site, open a page, edit it several times.
 * @param {{ root: string, file: string, route: string, port: number }} site
 */
export async function measureDev(browser, { root, file, route, port }) {
  const start = performance.now()
  const server = spawn(process.execPath, [bin, 'dev', root], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await new Promise((resolve) => server.stdout.once('data', resolve))
    const url = `http://localhost:${port}${route}`
    await (await fetch(url)).text()
    const firstPage = performance.now() - start
    const startCpu = await cpuSeconds(server.pid)
    const { page, close } = await openPage(browser, PROFILES.desktop)
    await page.goto(url)
    await page.waitForSelector('html[data-has-hydrated=true]')
    await page.waitForTimeout(1_000)
    const path = join(root, file)
    const text = await readFile(path, 'utf8')
    const times = []
    const editCpu = []
    for (let edit = 0; edit < EDITS; edit++) {
      const before = await cpuSeconds(server.pid)
      times.push(await timeEdit(page, path, text, `Edit number ${edit} of this run.`))
      await page.waitForTimeout(300)
      editCpu.push((await cpuSeconds(server.pid)) - before)
    }
    await writeFile(path, text)
    await close()
    return {
      'first page ms': Math.round(firstPage),
      'first page CPU s': Number(startCpu.toFixed(2)),
      'first edit ms': Math.round(times[0]),
      'edit ms': Math.round(median(times)),
      'edit CPU ms': Math.round(median(editCpu) * 1000),
    }
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill()
    await ended
  }
}

/** Milliseconds from the saved file to the frame that shows the sentence. */
async function timeEdit(page, path, text, sentence) {
  const shown = page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          if (!document.querySelector('article')?.textContent.includes(wanted)) return false
          requestAnimationFrame(() =>
            setTimeout(() => resolve(performance.timeOrigin + performance.now())),
          )
          return true
        }
        const observer = new MutationObserver(() => look() && observer.disconnect())
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    sentence,
  )
  await new Promise((resolve) => setTimeout(resolve, 50))
  const start = performance.timeOrigin + performance.now()
  await writeFile(path, `${text}\n${sentence}\n`)
  return (await shown) - start
}
