/**
 * Imports for React components of a site and for modules of plugins that run in the browser: `import {
 * Html } from 'warraq/components'`.
 */

export { decodeEntities } from '@warraq/markup/decode-entities'
export { readStorage, writeStorage } from '@warraq/search-dialog/shared/storage'
export { useMounted } from '@warraq/search-dialog/shared/use-mounted'
export { useTabChoice } from './shared/browser/use-tab-choice.ts'
export { copyText } from './theme/browser/copy-text.ts'
export { Html } from './theme/Html/Html.tsx'
