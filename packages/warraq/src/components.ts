/** Imports for React components of a site: `import { Html } from 'warraq/components'`. */
export { useMounted } from './shared/browser/use-mounted.ts'
export { useTabChoice } from './shared/browser/use-tab-choice.ts'
export { Html } from './theme/Html/Html.tsx'
