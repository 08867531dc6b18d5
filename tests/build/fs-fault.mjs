// Preloaded into a command (`NODE_OPTIONS=--import`): sends the process a signal, or makes the disk
// fail, at one file system change. `FS_FAULT` is JSON: { at, act, match }, where `act` is a signal
// such as "SIGKILL" or an error code; all later changes fail with that code, too. Only changes whose call and path match
// the expression count, as in "rename /site/dist".
import { createRequire, syncBuiltinESMExports } from 'node:module'

const { at, act, match } = JSON.parse(process.env.FS_FAULT)
const fs = createRequire(import.meta.url)('node:fs')
const pattern = new RegExp(match)
const SIGNAL_MS = 500
let count = 0

function strike(call, path) {
  if (!pattern.test(`${call} ${path}`) || count++ < at) return
  // A full disk still allows removing files.
  if (act === 'ENOSPC' && /^(?:rm|unlink|rename)/.test(call)) return
  if (act.startsWith('SIG')) {
    if (count > at + 1) return
    process.kill(process.pid, act)
    // Wait for the signal: a busy thread may be the one that receives it, after a small build ended.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SIGNAL_MS)
    return
  }
  const message = `${act}: the test says so, ${call} '${path}'`
  throw Object.assign(new Error(message), { code: act, path })
}

const CHANGES = ['writeFile', 'mkdir', 'link', 'rename', 'rm', 'copyFile', 'cp', 'unlink', 'rmdir']
for (const name of CHANGES) {
  const sync = fs[`${name}Sync`]
  fs[`${name}Sync`] = (path, ...rest) => {
    strike(name, path)
    return sync(path, ...rest)
  }
  const promised = fs.promises[name]
  fs.promises[name] = async (path, ...rest) => {
    strike(name, path)
    return promised(path, ...rest)
  }
}
const openSync = fs.openSync
fs.openSync = (path, flags, ...rest) => {
  if (flags !== 'r') strike('open', path)
  return openSync(path, flags, ...rest)
}
syncBuiltinESMExports()
