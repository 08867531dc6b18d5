import type { Diagnostic } from '../data/diagnostic.ts'

/** Event of the document: browser code found a problem that the author can fix. */
const PROBLEM_FOUND = 'docs:problem-found'

/** Report a problem to the author, in development. */
export function tellProblem(problem: Diagnostic): void {
  document.dispatchEvent(new CustomEvent(PROBLEM_FOUND, { detail: problem }))
}

/** Call `listener` for every problem that browser code reports. */
export function onProblemFound(listener: (problem: Diagnostic) => void): void {
  document.addEventListener(PROBLEM_FOUND, (event) =>
    // Only `tellProblem` dispatches this event.
    listener((event as CustomEvent<Diagnostic>).detail),
  )
}
