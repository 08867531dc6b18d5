import type { SourceFormat } from '@warraq/markup/source-code'
import { runSyncHook } from '../../plugins/plugin-error.ts'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { placeIn } from '../../shared/data/problem-at.ts'
import type { PageScratch } from '../compile-context.ts'
import { alertTransform } from '../directives/alert-transform.ts'
import { directiveTransform } from '../directives/directive-transform.ts'
import { mathTransform } from '../fences/formula.ts'
import { codeTransform } from '../fences/render-fence.tsx'
import { noteElements } from '../transforms/authored-elements.ts'
import { guardPlugins } from '../transforms/guard-plugins.ts'
import {
  cellAlignmentTransform,
  emojiTransform,
  headingTransform,
  taskListTransform,
} from '../transforms/node-transforms.tsx'
import { findLostCells, findLostNotes, findUnquotedTags } from './parser-losses.ts'
import type { PreparedSource } from './prepare-source.ts'

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
      source.includes('|') && findLostCells(source, scratch),
      ...guardPlugins(extensions.mdast, 'markdown.mdast', scratch),
      ...guardPlugins(forPage.mdast, 'markdown.forPage.mdast', scratch),
      source.includes('[!') && alertTransform(scratch),
      directiveTransform(scratch),
      headingTransform(scratch),
      // After the headings, whose texts and ids have the sources of formulas.
      hasMath && mathTransform(scratch),
      codeTransform(scratch),
      // After the headings, whose ids have the names of emoji.
      /:[\w+-]+:/.test(source) && emojiTransform(),
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
