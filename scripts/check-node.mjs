// Ends a command with one sentence where Node is older than the repository needs. Imports nothing
// that an old Node could not load.
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const [major, minor] = process.versions.node.split('.').map(Number)

/** Whether this Node is in a range of `^major.minor.0` and `>=major.minor.0`. */
const isIn = (range) => {
  const [, sign, lowestMajor, lowestMinor] = /^(\^|>=)(\d+)\.(\d+)\./.exec(range)
  if (major === Number(lowestMajor)) return minor >= Number(lowestMinor)
  return sign === '>=' && major > Number(lowestMajor)
}

if (!engines.node.split(' || ').some(isIn)) {
  console.error(`This is Node ${process.versions.node}, but this repository needs ${engines.node}.`)
  process.exit(1)
}
