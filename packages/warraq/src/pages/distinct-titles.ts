import { posix } from 'node:path'
import type { CompiledPage } from '../shared/data/compiled-page.ts'
import type { Doc } from './doc.ts'

/** A doc before and after its heading became its title, with the headings of its text. */
export interface TitledDoc {
  /** With a title made from the name of the file. */
  readonly read: Doc
  readonly titled: Doc
  readonly compiled: Pick<CompiledPage, 'headings'> | undefined
}

/**
 * Titles that tell the pages of a folder apart. Where several begin with the same heading, such as
 * the name of the project, each is named after its first section, or after its file if that doesn't
 * tell them apart either. Titles from front matter and that of the folder's own page stay.
 *
 *     README.md   # Fastify             Fastify
 *     Hooks.md    # Fastify ## Hooks    Hooks
 */
export function distinctTitles(docs: readonly TitledDoc[]): readonly Doc[] {
  const titles = counted(docs, ({ titled }) => titled.title)
  const sections = counted(docs, sectionOf)
  return docs.map((doc) => {
    const { read, titled } = doc
    const isWritten = titled.frontMatter.title !== undefined || titled.title === read.title
    if (isWritten || isStart(read) || titles.of(doc) === 1) return titled
    const section = sectionOf(doc)
    const name = section !== '' && sections.of(doc) === 1 ? section : read.title
    return { ...titled, title: name }
  })
}

/** Text of the first section below the title; empty if there is none. */
function sectionOf({ compiled }: TitledDoc): string {
  return compiled?.headings.find(({ depth }) => depth === 2)?.text ?? ''
}

function isStart({ relativePath }: Doc): boolean {
  return /(?:^|\/)_?(?:index|readme)\.\w+$/i.test(relativePath)
}

/** How many docs of its folder share a text with a doc. */
function counted(docs: readonly TitledDoc[], textOf: (doc: TitledDoc) => string) {
  const keyOf = (doc: TitledDoc) =>
    JSON.stringify([doc.read.rootKey, posix.dirname(doc.read.relativePath), textOf(doc)])
  const counts = new Map<string, number>()
  for (const doc of docs) counts.set(keyOf(doc), (counts.get(keyOf(doc)) ?? 0) + 1)
  return { of: (doc: TitledDoc) => counts.get(keyOf(doc)) }
}
