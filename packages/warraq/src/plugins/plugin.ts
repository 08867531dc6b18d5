import type { CodeBlockUse, CodeProblem } from '../check/content/code-block-use.ts'
import type { ContentPage } from '../check/content/content-page.ts'
import type { Finding } from '../check/content/finding.ts'

/** A check of what pages say, run by `warraq check`. */
export interface ContentCheck {
  /** Named in messages about the check itself. */
  readonly name: string
  /** What a finding of it is; `ignore` does not run it. */
  readonly severity: 'ignore' | 'warn' | 'throw'
  readonly run: (pages: readonly ContentPage[]) => readonly Finding[] | Promise<readonly Finding[]>
  /** What there was to check, for the report: `12 commands of listed programs`. */
  readonly summary?: (pages: readonly ContentPage[]) => string
}

/** Checks the code blocks of a language, all at once. */
export interface CodeLanguage {
  /** Words after the opening fence that name the language. */
  readonly names: readonly string[]
  readonly check: (
    blocks: readonly CodeBlockUse[],
    /** Folder for files that compilers read. */
    workDir: string,
  ) => readonly CodeProblem[] | Promise<readonly CodeProblem[]>
  /** Only blocks that say `complete`: whole files, which a compiler accepts. */
  readonly whenComplete?: true
}

/** Something a site adds to the engine: data in, data out. Every hook is optional. */
export interface WarraqPlugin {
  /** Unique in a site; named in messages about the plugin. */
  readonly name: string
  readonly checks?: readonly ContentCheck[]
  readonly codeLanguages?: readonly CodeLanguage[]
}
