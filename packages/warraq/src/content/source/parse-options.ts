import type { SourceFormat } from '@warraq/markup/source-code'
import type { PluginEntry } from '../../plugins/owned-entries.ts'
import { runSyncHook } from '../../plugins/plugin-error.ts'
import type { MdastPlugin } from '../../plugins/syntax-hook.ts'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { type PageScratch, placeIn } from '../compile-context.ts'
import { alertTransform } from '../directives/alert-transform.ts'
import { CONTAINER_DIRECTIVES } from '../directives/containers.ts'
import { directiveTransform } from '../directives/directive-transform.ts'
import { noteElements } from '../transforms/authored-elements.ts'
import { guardPlugins } from '../transforms/guard-plugins.ts'
import { headingTransform } from '../transforms/heading-transform.tsx'
import { mathTransform } from '../transforms/math-transform.ts'
import {
  cellAlignmentTransform,
  codeTransform,
  emojiTransform,
  taskListTransform,
} from '../transforms/node-transforms.ts'
import { findLostCells } from './lost-cells.ts'
import { findLostNotes } from './lost-notes.ts'
import { readSyntax } from './other-syntax.ts'
import { parserProblem } from './page-limits.ts'
import { prepareMath } from './prepare-math.ts'
import { prepareSource } from './prepare-source.ts'
import { findUnquotedTags } from './unquoted-tags.ts'

/** The text of a page or of a partial in the form that the parser takes; lines stay the same. */
export interface PreparedSource {
  /** Empty if the parser could not read it in time. */
  readonly text: string
  readonly isUnread: boolean
  /** Whether it contains formulas. */
  readonly hasMath: boolean
  /** The parser plugins that the Markdown of another tool needs. */
  readonly mdast: readonly PluginEntry<MdastPlugin>[]
}

export function prepareText(
  written: string,
  format: SourceFormat,
  scratch: PageScratch,
): PreparedSource {
  const { file, firstLine, context, problems } = scratch
  // What the parser cannot read in time is read by nothing before it, either.
  const refused = parserProblem(written, { file, format, firstLine })
  if (refused !== undefined) {
    problems.push(refused)
    return { text: '', isUnread: true, hasMath: false, mdast: [] }
  }
  const { text: read, mdast } = readSyntax(written, format, scratch)
  const { text, hasMath } = prepareMath(read, format, scratch)
  const containers = new Set([...CONTAINER_DIRECTIVES, ...context.extensions.containers.keys()])
  const prepared = prepareSource(text, { file, format, firstLine, containers })
  problems.push(...prepared.problems)
  return { text: prepared.text ?? '', isUnread: prepared.text === undefined, hasMath, mdast }
}

/** The transforms of the engine and of plugins for a prepared text. */
export function parseOptions(
  prepared: PreparedSource,
  scratch: PageScratch,
  format: SourceFormat = 'md',
) {
  const { text: source, hasMath, mdast } = prepared
  const { extensions, text } = scratch.context
  const forPage = pagePlugins(source, format, scratch)
  // Partials are parsed by themselves, so their footnotes begin with the same numbers.
  const partial = [...scratch.dependencies].indexOf(scratch.file) + 1
  const footnotes = {
    label: text.footnotes,
    backLabel: text.backToReference,
    clobberPrefix: partial === 0 ? 'user-content-' : `user-content-${partial}-`,
  }
  return {
    features: {
      gfm: { footnotes },
      directive: true,
      frontmatter: false,
      math: hasMath,
      ...extensions.features,
    },
    mdastPlugins: [
      ...guardPlugins(mdast, 'syntax', scratch),
      noteElements(scratch),
      findUnquotedTags(source, scratch.problems, (_, line) => placeIn(scratch, line)),
      /\[\^[^\]\n]{1,999}\]:/.test(source) && findLostNotes(scratch),
      source.includes('|') && findLostCells(scratch),
      ...guardPlugins(extensions.mdast, 'markdown.mdast', scratch),
      ...guardPlugins(forPage.mdast, 'markdown.forPage.mdast', scratch),
      source.includes('[!') && alertTransform(scratch),
      directiveTransform(scratch),
      headingTransform(scratch),
      // After the headings, whose texts and ids have the sources of formulas.
      hasMath && mathTransform(scratch),
      // After the headings, whose ids have the names of emoji.
      /:[\w+-]+:/.test(source) && emojiTransform(),
      codeTransform(scratch),
    ],
    hastPlugins: [
      taskListTransform(),
      /:-|-:/.test(source) && cellAlignmentTransform(),
      ...guardPlugins(extensions.hast, 'markdown.hast', scratch),
      ...guardPlugins(forPage.hast, 'markdown.forPage.hast', scratch),
    ],
  }
}

/** The parser plugins that plugins make for a page. */
function pagePlugins(text: string, format: SourceFormat, { file, context, problems }: PageScratch) {
  const report = (problem: Diagnostic) => problems.push(problem)
  const made = context.extensions.forPage.map(({ plugin, entry }) => ({
    plugin,
    ...runSyncHook(plugin, 'markdown.forPage', () => entry({ file, format, text, report })),
  }))
  return {
    mdast: made.flatMap(({ plugin, mdast = [] }) => mdast.map((entry) => ({ plugin, entry }))),
    hast: made.flatMap(({ plugin, hast = [] }) => hast.map((entry) => ({ plugin, entry }))),
  }
}
