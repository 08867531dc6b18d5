import { NO_EXTENSIONS } from '../plugins/markdown-extensions.ts'
import { OWN_RULES } from '../shared/data/reading-rules.ts'
import { NO_PARTS } from '../theme/parts/part.tsx'
import { defaultUiText } from '../theme/text/ui-text.ts'
import type { CompileContext } from './compile-context.ts'

/** Compile context of a site with all defaults. */
export const PLAIN_CONTEXT: CompileContext = {
  components: new Map(),
  text: defaultUiText,
  sharesPages: false,
  defaultCodeLanguage: 'text',
  codeComments: [],
  readsMath: true,
  allowedHtml: new Set(),
  environment: {},
  rules: OWN_RULES,
  syntax: [],
  readFile: () => undefined,
  readCode: () => 'missing',
  extensions: NO_EXTENSIONS,
  parts: NO_PARTS,
}
