import { arrowOf } from '../diagrams/arrow.ts'
import { diagrams } from '../diagrams/diagrams.ts'
import type { Box, DiagramSpec, Line, Note } from '../diagrams/spec.ts'
import { pick } from './pick.ts'

const LINE_HEIGHT = 16

/**
 * `::diagram{name="layers" alt="What the diagram shows."}`: a diagram of boxes and arrows. Its text
 * alternative is in the page, so that it is read, translated and exported with it.
 */
export default function Diagram({
  name,
  alt,
  caption,
}: {
  readonly name?: string
  readonly alt?: string
  readonly caption?: string
}) {
  const spec: DiagramSpec = pick(diagrams, name, 'name')
  if (alt === undefined || alt.length < 20) {
    throw new Error('alt="…" is missing; say in a sentence what the picture shows')
  }
  const [width, height] = spec.size
  return (
    <figure className="site-diagram">
      <svg
        viewBox={`-1 -1 ${width + 2} ${height + 2}`}
        width={width}
        height={height}
        role="img"
        aria-label={alt}
      >
        {spec.boxes.map((box) => (
          <BoxShape key={box.id} box={box} />
        ))}
        {spec.arrows?.map((arrow) => {
          const { line, heads, label } = arrowOf(arrow, spec.boxes)
          return (
            <g
              key={`${arrow.from}-${arrow.to}-${arrow.label ?? ''}`}
              className={classOf('edge', arrow.tone)}
            >
              <path d={line} className={arrow.dashed ? 'shaft dashed' : 'shaft'} />
              {heads.map((head) => (
                <path key={head} d={head} />
              ))}
              {arrow.label === undefined ? null : (
                <text x={label.x} y={label.y} textAnchor={label.anchor}>
                  {arrow.label}
                </text>
              )}
            </g>
          )
        })}
        {spec.lines?.map((line) => (
          <LineShape key={line.points.join(' ')} line={line} />
        ))}
        {spec.notes?.map((note) => (
          <NoteText key={`${note.at.join(',')} ${note.text}`} note={note} />
        ))}
      </svg>
      {caption === undefined ? null : <figcaption>{caption}</figcaption>}
    </figure>
  )
}

function BoxShape({ box: { at, size, lines, tone } }: { readonly box: Box }) {
  const [x, y] = at
  const [width, height] = size
  const isGroup = tone === 'group'
  const first = isGroup ? y + 18 : y + height / 2 - ((lines.length - 1) * LINE_HEIGHT) / 2 + 4.5
  return (
    <g className={classOf('box', tone)}>
      <rect x={x} y={y} width={width} height={height} rx={6} />
      {lines.map((line, index) => (
        <text
          key={line}
          x={isGroup ? x + 10 : x + width / 2}
          y={first + index * LINE_HEIGHT}
          className={index === 0 ? 'title' : undefined}
        >
          {line}
        </text>
      ))}
    </g>
  )
}

function LineShape({ line: { points, tone, dashed } }: { readonly line: Line }) {
  return (
    <g className={classOf('edge', tone)}>
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        className={dashed ? 'shaft dashed' : 'shaft'}
      />
    </g>
  )
}

function NoteText({ note: { at, text, anchor, tone } }: { readonly note: Note }) {
  return (
    <text x={at[0]} y={at[1]} textAnchor={anchor} className={classOf('note', tone)}>
      {text}
    </text>
  )
}

/** A tone is a second class; the class of the kind alone gives the plain look. */
function classOf(kind: 'box' | 'edge' | 'note', tone: string | undefined): string {
  return tone === undefined || tone === 'plain' ? kind : `${kind} ${tone}`
}
