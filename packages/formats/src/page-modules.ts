/** What modules are that pages import; every thread that compiles pages loads it. */
export { pageModules } from './modules/theme-modules.tsx'
