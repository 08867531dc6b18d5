// Checks a site with the files of each message, and answers with the findings and its CPU time. A page
// that takes far too long ends the process, which no timer of a busy thread could.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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

process.on('message', async (files) => {
  const own = await Promise.all(Object.entries(files).map(([file, text]) => put(file, text)))
  report = ''
  watchdog.postMessage(true)
  const before = process.cpuUsage()
  const exit = await main(['check', root, '--json'])
  const { user, system } = process.cpuUsage(before)
  watchdog.postMessage(false)
  await Promise.all(own.map((takeBack) => takeBack()))
  const { failure, findings, pages } = JSON.parse(report)
  process.send({ exit, failure, findings, pages, seconds: (user + system) / 1e6 })
})

/** Writes a file of the site; the result takes it back. */
async function put(file, text) {
  const path = join(root, file)
  const former = await readFile(path, 'utf8').catch(() => undefined)
  const madeFolder = await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
  return () =>
    former === undefined
      ? rm(madeFolder ?? path, { recursive: true, force: true })
      : writeFile(path, former)
}
