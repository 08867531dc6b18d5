/** Reads pages in the Markdown of other tools; every thread that compiles pages loads it. */
export { prepare } from './dialects/prepare.ts'
