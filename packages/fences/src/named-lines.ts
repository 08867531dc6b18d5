import { heldLabel, heldName } from './held-signs.ts'
import { notDrawn, type ReadableDiagram } from './readable-diagram.ts'

/**
 * A line as the package reads it, nothing if it only says how the diagram looks, `undefined` if the
 * package would leave it out. What `name` returns is one word.
 */
type ReadLine = (
  line: string,
  name: (written: string) => string,
) => string | readonly string[] | undefined

/**
 * Write a diagram so that the package reads all of it: with names of one word each, and with spaces
 * around arrows.
 * @param labels what is shown for a name: `class A["Words"]`
 * @throws Error that names what cannot be drawn
 */
function namedLines(
  code: string,
  readLine: ReadLine,
  labels: ReadonlyMap<string, string> = new Map(),
): ReadableDiagram {
  const [header = '', ...lines] = code.split('\n').map((line) => line.trim())
  const shown = new Set<string>()
  const name = (written: string) => {
    const bare = written.trim().replace(/^(["`])(.*)\1$/, '$2')
    const label = labels.get(bare) ?? bare
    shown.add(label)
    return heldName(label)
  }
  const written = lines.flatMap((line) => {
    const read = line === '' ? [] : readLine(line, name)
    if (read === undefined) throw notDrawn(line)
    return read
  })
  return { code: [header, ...written].join('\n'), names: [...shown] }
}

const ACTOR = /^(?:create[ \t]+)?(participant|actor)[ \t]+(\S.*)$/
const MESSAGE =
  /^([^:]{1,300}?)[ \t]*(-->>|->>|-->|->|--\)|-\)|--x|-x)[ \t]*([+-]?)[ \t]*([^:]{1,300}?)[ \t]*:(.*)$/
const NOTE = /^note[ \t]+(left of|right of|over)[ \t]+([^:]+):(.*)$/i
/** Parts around messages. */
const BLOCK = /^(?:(?:loop|alt|opt|par|critical|break|rect|else|and)\b.*|end)$/
const SEQUENCE_LOOK = /^(?:autonumber|activate|deactivate|destroy)\b/

export function sequenceSource(code: string): ReadableDiagram {
  const isDeclared = new Set<string>()
  return namedLines(code, (line, name) => {
    if (SEQUENCE_LOOK.test(line)) return []
    if (BLOCK.test(line)) return line
    const [, kind, actor = ''] = ACTOR.exec(line) ?? []
    if (kind !== undefined) {
      const [own = '', label] = actor.split(/[ \t]+as[ \t]+(.*)/)
      isDeclared.add(own)
      return label === undefined
        ? `${kind} ${name(own)}`
        : `${kind} ${heldName(own)} as ${heldLabel(label)}`
    }
    const actorOf = (written: string) =>
      isDeclared.has(written.trim()) ? heldName(written.trim()) : name(written)
    const [, where, actors = '', note = ''] = NOTE.exec(line) ?? []
    if (where !== undefined)
      return `Note ${where} ${actors.split(',').map(actorOf).join(',')}: ${note.trim()}`
    const [, from = '', arrow, mark = '', to = '', text = ''] = MESSAGE.exec(line) ?? []
    return arrow === undefined
      ? undefined
      : `${actorOf(from)} ${arrow} ${mark}${actorOf(to)}: ${text.trim()}`
  })
}

const CLASS_NAME = '(`[^`]+`|[^\\s"`:<>|*{}[\\]]+?)'
const COUNT = String.raw`[ \t]*("[^"]*")?[ \t]*`
const RELATION = new RegExp(
  `^${CLASS_NAME}${COUNT}(<\\|--|<\\|\\.\\.|\\*--|o--|-->|--\\*|--o|--\\|>|\\.\\.>|\\.\\.\\|>|<--|<\\.\\.|--)${COUNT}${CLASS_NAME}[ \\t]*(?::(.*))?$`,
)
const CLASS = new RegExp(
  `^class[ \\t]+${CLASS_NAME}(?:[ \\t]*\\["[^"]*"\\])?(?::::\\S+)?[ \\t]*(\\{)?$`,
)
const MEMBER = new RegExp(`^${CLASS_NAME}[ \\t]*:(.+)$`)
const ANNOTATION = new RegExp(`^(<<\\w+>>)[ \\t]*${CLASS_NAME}$`)
const CLASS_LOOK = /^(?:classDef|cssClass|style|click|link|callback|direction)\s/

export function classSource(code: string): ReadableDiagram {
  let isBody = false
  let arrows = 0
  const labelled = code.matchAll(
    new RegExp(`^[ \\t]*class[ \\t]+${CLASS_NAME}[ \\t]*\\["([^"]*)"\\]`, 'gm'),
  )
  const labels = new Map([...labelled].map(([, own = '', label = '']) => [own, label]))
  const readLine: ReadLine = (line, name) => {
    if (isBody) {
      isBody = line !== '}'
      return line
    }
    if (CLASS_LOOK.test(line)) return []
    if (line === '}' || /^namespace[ \t]+\S+[ \t]*\{$/.test(line)) return line
    const [, own, opens] = CLASS.exec(line) ?? []
    if (own !== undefined) {
      isBody = opens !== undefined
      return `class ${name(own)}${isBody ? ' {' : ''}`
    }
    const [, annotation, annotated = ''] = ANNOTATION.exec(line) ?? []
    if (annotation !== undefined) return [`class ${name(annotated)} {`, annotation, '}']
    const [, from = '', before = '', arrow, after = '', to = '', text] = RELATION.exec(line) ?? []
    if (arrow !== undefined) {
      arrows++
      return `${name(from)} ${before} ${arrow} ${after} ${name(to)}${text === undefined ? '' : ` : ${text.trim()}`}`
    }
    const [, holder, member = ''] = MEMBER.exec(line) ?? []
    return holder === undefined ? undefined : `${name(holder)} : ${member.trim()}`
  }
  const read = namedLines(code, readLine, labels)
  return { ...read, arrows }
}

const ENTITY_NAME = String.raw`("[^"]+"|[^\s"[\]{}|:]+)(?:\[([^\]]+)\])?`
const ENTITY = new RegExp(`^${ENTITY_NAME}[ \\t]*(\\{)?$`)
const ENTITY_RELATION = new RegExp(
  `^${ENTITY_NAME}[ \\t]*([|o}]{2}(?:--|\\.\\.)[|o{]{2})[ \\t]*${ENTITY_NAME}[ \\t]*(?::(.*))?$`,
)

export function entitySource(code: string): ReadableDiagram {
  let isBody = false
  let arrows = 0
  const labelled = code.matchAll(/^[ \t]*([^\s"[\]{}|:]+)\["?([^\]"]+)"?\]/gm)
  const labels = new Map([...labelled].map(([, own = '', label = '']) => [own, label]))
  const readLine: ReadLine = (line, name) => {
    if (isBody) {
      isBody = line !== '}'
      return isBody && !/\s/.test(line) ? undefined : line
    }
    if (/^(?:direction|classDef|class|style)\s/.test(line)) return []
    const [, own, , opens] = ENTITY.exec(line) ?? []
    if (own !== undefined) {
      isBody = opens !== undefined
      return isBody ? `${name(own)} {` : [`${name(own)} {`, '}']
    }
    const [, from = '', , relation, to = '', , text = ''] = ENTITY_RELATION.exec(line) ?? []
    if (relation === undefined) return undefined
    arrows++
    return `${name(from)} ${relation} ${name(to)} : ${text.trim() === '' ? '""' : text.trim()}`
  }
  const read = namedLines(code, readLine, labels)
  return { ...read, arrows }
}
