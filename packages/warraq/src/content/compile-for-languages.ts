import { fillMarks, hasMark, markedText } from '../theme/text/text-marks.ts'
import type { CompileContext } from './compile-context.ts'
import { type CompileResult, compilePage, type PageBody } from './compile-page.ts'

/**
 * Compile a page; in a site of several languages once for all of them, with marks in place of the
 * texts of the interface. A page that does more with a text than to show it is compiled for the
 * language of `context`.
 */
export async function compileForLanguages(
  body: PageBody,
  context: CompileContext,
): Promise<CompileResult> {
  const { text } = context
  let needsText = !context.sharesPages || hasMark(body.text)
  if (!needsText) {
    const note = () => {
      needsText = true
    }
    const marked = await compilePage(body, { ...context, text: markedText(text, note) })
    if (!needsText && canBeFilled(marked, context)) return { ...marked, isMarked: true }
  }
  return compilePage(body, context)
}

/** Whether marks are only in the HTML, and all of them are whole. */
function canBeFilled({ page, problems }: CompileResult, { text }: CompileContext): boolean {
  const { html, ...data } = page
  return !hasMark(JSON.stringify([data, problems])) && !hasMark(fillMarks(html, text))
}
