#!/usr/bin/env node
// `npm create warraq my-docs` runs `warraq new my-docs`.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

process.env.NODE_ENV ??= 'production'

const args = process.argv.slice(2)
if (args.length === 0) {
  console.error('Name the folder of the new site: npm create warraq my-docs')
  process.exitCode = 1
} else {
  const engine = dirname(createRequire(import.meta.url).resolve('warraq/package.json'))
  const { main } = await import(pathToFileURL(join(engine, 'dist/main.mjs')).href)
  process.exitCode = await main(['new', ...args])
}
