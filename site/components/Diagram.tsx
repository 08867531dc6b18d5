import { arrowOf } from '../diagrams/arrow.ts'
import { diagrams } from '../diagrams/diagrams.ts'
import type { Box, DiagramSpec, Line, Note } from '../diagrams/spec.ts'
import { pick } from './pick.ts'

const LINE_HEIGHT = 16

/**
 * `::diagram{name="layers" alt="What the picture says."}`: a picture of boxes and arrows.
 * The alternative stands in the page, so that it is read, translated and exported with it.
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
    <figure className="diagram">
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
          const { path, heads, label } = arrowOf(arrow, spec.boxes)
          const tone = arrow.tone ?? 'plain'
          return (
            <g key={`${arrow.from}-${arrow.to}-${arrow.label ?? ''}`} className={`edge-${tone}`}>
              <path d={path} className={arrow.dashed ? 'edge edge-dashed' : 'edge'} />
              {heads.map((points) => (
                <polygon key={points} points={points} />
              ))}
              {arrow.label === undefined ? null : (
                <text x={label.x} y={label.y} textAnchor={label.anchor} className="edge-label">
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

function BoxShape({ box: { at, size, lines, tone = 'plain' } }: { readonly box: Box }) {
  const [x, y] = at
  const [width, height] = size
  const isGroup = tone === 'group'
  const first = isGroup ? y + 18 : y + height / 2 - ((lines.length - 1) * LINE_HEIGHT) / 2 + 4.5
  return (
    <g className={`box box-${tone}`}>
      <rect x={x} y={y} width={width} height={height} rx={6} />
      {lines.map((line, index) => (
        <text
          key={line}
          x={isGroup ? x + 10 : x + width / 2}
          y={first + index * LINE_HEIGHT}
          textAnchor={isGroup ? 'start' : 'middle'}
          className={index === 0 ? 'box-title' : 'box-text'}
        >
          {line}
        </text>
      ))}
    </g>
  )
}

function LineShape({ line: { points, tone = 'plain', dashed } }: { readonly line: Line }) {
  return (
    <g className={`edge-${tone}`}>
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        className={dashed ? 'edge edge-dashed' : 'edge'}
      />
    </g>
  )
}

function NoteText({
  note: { at, text, anchor = 'start', tone = 'plain' },
}: {
  readonly note: Note
}) {
  return (
    <text x={at[0]} y={at[1]} textAnchor={anchor} className={`note note-${tone}`}>
      {text}
    </text>
  )
}
