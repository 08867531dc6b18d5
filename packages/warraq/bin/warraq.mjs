#!/usr/bin/env node
process.env.NODE_ENV ??= process.argv[2] === 'dev' ? 'development' : 'production'

const { main } = await import('../dist/main.mjs')
process.exitCode = await main(process.argv.slice(2))
