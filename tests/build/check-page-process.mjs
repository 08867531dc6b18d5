// Checks a site with one page for each message, and answers with the findings and its CPU time. A page
// that takes far too long ends the process, which no timer of a busy thread could.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { main } from '../../packages/warraq/dist/main.mjs'

const [, , root, limitSeconds] = process.argv
const WATCHDOG = `
const { parentPort, workerData } = require('node:worker_threads')
let start
parentPort.on('message', (isBusy) => { start = isBusy ? process.cpuUsage() : undefined })
setInterval(() => {
  if (start === undefined) return
  const { user, system } = process.cpuUsage(start)
  if ((user + system) / 1e6 > workerData) process.kill(process.pid, 'SIGKILL')
}, 200)`
const watchdog = new Worker(WATCHDOG, { eval: true, workerData: Number(limitSeconds) })

/** What the command prints. */
let report = ''
process.stdout.write = (text) => {
  report += text
  return true
}

process.on('message', async ({ file, text }) => {
  await writeFile(join(root, 'docs', file), text)
  report = ''
  watchdog.postMessage(true)
  const before = process.cpuUsage()
  const exit = await main(['check', root, '--json'])
  const { user, system } = process.cpuUsage(before)
  watchdog.postMessage(false)
  await writeFile(join(root, 'docs', file), '# Page\n')
  const { findings } = JSON.parse(report)
  process.send({ exit, findings, seconds: (user + system) / 1e6 })
})
