import { type Diagnostic, formatDiagnostic } from '../../shared/data/diagnostic.ts'

interface ProblemListProps {
  readonly problems: readonly Diagnostic[]
  readonly onClose: () => void
}

/** Content of the development server's overlay. */
export function ProblemList({ problems, onClose }: ProblemListProps) {
  return (
    <>
      <button type="button" aria-label="Close" onClick={onClose}>
        ×
      </button>
      {problems.map((problem, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two problems may be equal
        <pre key={index}>{formatDiagnostic(problem)}</pre>
      ))}
    </>
  )
}
