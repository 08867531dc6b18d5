#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8'

process.env.NODE_ENV ??= process.argv[2] === 'dev' ? 'development' : 'production'

// V8 compiles a function for speed once it has run this many bytes of bytecode, eight times its default:
// a build of a small site is over before the many functions in between pay for their compilation.
setFlagsFromString('--interrupt-budget=540000')

const { main } = await import('../dist/main.mjs')
process.exitCode = await main(process.argv.slice(2))
