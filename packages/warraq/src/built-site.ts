/**
 * Imports for programs that read the output of a build: `import { openBuiltSite } from
 * 'warraq/built-site'`.
 */
export {
  type BuiltContent,
  builtPages,
  type ContentSection,
  contentSections,
} from './pipeline/built-pages.ts'
export { type BuiltPage, type BuiltSite, openBuiltSite } from './pipeline/built-site.ts'
