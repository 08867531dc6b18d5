/** What a build is doing: the phase, and in a phase with pages how many are done. */
export interface BuildProgress {
  readonly phase: 'read' | 'compile' | 'check' | 'write' | 'finish'
  readonly done?: number
  readonly total?: number
}

export type OnProgress = (progress: BuildProgress) => void

/** Reports a phase with `total` pages: at once, and with every call of the result. */
export function pageCounter(
  onProgress: OnProgress | undefined,
  phase: BuildProgress['phase'],
  total: number,
): () => void {
  let done = 0
  onProgress?.({ phase, done, total })
  return () => onProgress?.({ phase, done: ++done, total })
}
