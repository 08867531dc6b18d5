// Runs npm scripts of this repository at the same time, since each of them uses one core for most of
// its time: node scripts/run-together.mjs types lint. What they print appears script by script.

import { spawn } from 'node:child_process'

/** Run a script; resolves to what it printed and whether it succeeded. */
function run(name) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', name], { shell: process.platform === 'win32' })
    const printed = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => printed.push(data))
    child.on('error', (error) => resolve({ printed: [`${error.message}\n`], succeeded: false }))
    child.on('close', (code) => resolve({ printed, succeeded: code === 0 }))
  })
}

const runs = process.argv.slice(2).map(run)
for (const each of runs) {
  const { printed, succeeded } = await each
  for (const data of printed) process.stdout.write(data)
  if (!succeeded) process.exitCode = 1
}
