import { type Diagnostic, formatDiagnostic, formatPlace } from '../../shared/data/diagnostic.ts'

interface ProblemListProps {
  readonly problems: readonly Diagnostic[]
  readonly isRebuilding: boolean
  readonly onClose: () => void
  /** Called with a problem whose file the author wants to see. */
  readonly onOpen: (problem: Diagnostic) => void
  /** Why the last file did not open. */
  readonly notOpened?: string | undefined
}

/** Content of the overlay: whether the site is being rebuilt, errors, then a line with the number of warnings, which opens. */
export function ProblemList({
  problems,
  isRebuilding,
  onClose,
  onOpen,
  notOpened,
}: ProblemListProps) {
  const errors = problems.filter(isError)
  const warnings = problems.filter((problem) => !isError(problem))
  return (
    <>
      <button type="button" className="close" aria-label="Close" onClick={onClose}>
        ×
      </button>
      {isRebuilding ? <p role="status">Rebuilding …</p> : null}
      {notOpened === undefined ? null : <p role="status">{notOpened}</p>}
      <Problems problems={errors} onOpen={onOpen} />
      {warnings.length === 0 ? null : (
        <details>
          <summary>{warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`}</summary>
          <Problems problems={warnings} onOpen={onOpen} />
        </details>
      )}
    </>
  )
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}

function Problems({ problems, onOpen }: Pick<ProblemListProps, 'problems' | 'onOpen'>) {
  return problems.map((problem, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two problems may be equal
    <pre key={index}>
      <Problem problem={problem} onOpen={onOpen} />
    </pre>
  ))
}

interface ProblemProps extends Pick<ProblemListProps, 'onOpen'> {
  readonly problem: Diagnostic
}

/** The text of a problem; its place opens the file, if the problem is in a file. */
function Problem({ problem, onOpen }: ProblemProps) {
  const text = formatDiagnostic(problem)
  const place = formatPlace(problem)
  if (!/\.\w+$/.test(problem.file) || !text.startsWith(place)) return text
  return (
    <>
      <button
        type="button"
        className="place"
        title="Open in your editor"
        onClick={() => onOpen(problem)}
      >
        {place}
      </button>
      {text.slice(place.length)}
    </>
  )
}
