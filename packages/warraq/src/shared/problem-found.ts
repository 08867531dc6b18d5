import type { Diagnostic } from './diagnostic.ts'

/** Event of the document: something in the browser found a problem of the author's. */
const PROBLEM_FOUND = 'docs:problem-found'

/** Tell the author of a problem, in development. */
export function tellProblem(problem: Diagnostic): void {
  document.dispatchEvent(new CustomEvent(PROBLEM_FOUND, { detail: problem }))
}

/** Call `listener` for every problem that is found in the browser. */
export function onProblemFound(listener: (problem: Diagnostic) => void): void {
  document.addEventListener(PROBLEM_FOUND, (event) =>
    // Only `tellProblem` sends it.
    listener((event as CustomEvent<Diagnostic>).detail),
  )
}
