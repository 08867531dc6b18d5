import type { StandardSchemaV1 } from '@standard-schema/spec'
import { editDistance } from '@warraq/search/edit-distance'
import type { WrongValue } from '../../config/parse-as.ts'
import { parseYaml } from '../../config/parse-yaml.ts'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { type Place, problemAt } from '../../shared/data/problem-at.ts'
import { docFrontMatterSchema } from './doc-front-matter.ts'
import { frontMatterOf } from './front-matter-of.ts'
import { ownFieldsOf } from './own-fields.ts'
import type { FrontMatterFault, SplitSource } from './split-front-matter.ts'

/**
 * The front matter of a page with the fields that the site adds, and its problems. It is used as far as it can be understood: values
 * of another type with one meaning are converted, and fields with a wrong value are left out.
 */
export function readFrontMatter(
  { yaml, yamlLine, bodyLine, fault }: Omit<SplitSource, 'body'>,
  file: string,
  ownSchema?: StandardSchemaV1,
) {
  const faults = fault === undefined ? [] : [FAULTS[fault]({ file, yamlLine, bodyLine })]
  const parsed = parseYaml(yaml)
  const unusable = 'message' in parsed ? parsed : unlessMapping(parsed.value)
  const { value: data, written } =
    'message' in parsed
      ? fieldsByLine(yaml)
      : unusable
        ? { value: undefined, written: undefined }
        : parsed
  const fields = { ...Object(data) }
  const texts = { ...Object(written) }
  const { value, wrong, converted } = frontMatterOf(fields, texts)
  const own = ownSchema && ownFieldsOf(fields, ownSchema, texts)
  if (unusable !== undefined) {
    const line = yamlLine - 1 + unusable.line
    return { value, problems: [...faults, notYaml(file, line, unusable.message)] }
  }
  const lines = linesOfFields(yaml)
  const placeOf = ({ path }: Pick<WrongValue, 'path'>) => ({
    file,
    line: yamlLine + (lines.get(path.split(/[.[]/)[0] ?? '') ?? 0),
  })
  const ofFields = [
    ...converted.map((entry) => convertedField(entry, placeOf(entry))),
    ...[...wrong, ...(own?.wrong ?? [])].map((entry) => wrongField(entry, placeOf(entry))),
    // A schema that refuses a value says nothing of the others.
    ...unknownFields(fields, ownSchema && own?.fields === undefined ? fields : own?.fields).map(
      (path) => unknownField(path, placeOf({ path }), fields),
    ),
  ]
  const problems = [...faults, ...ofFields.sort((a, b) => (a.line ?? 0) - (b.line ?? 0))]
  return { value, fields: own?.fields, problems }
}

const FIELDS = Object.keys(docFrontMatterSchema.shape)

const unknownFields = (written: object, own: object = {}): string[] =>
  Object.keys(written).filter((name) => !FIELDS.includes(name) && !Object.hasOwn(own, name))

/** Reports a field with the one that its writer most likely meant, if there is one. */
function unknownField(found: string, place: Place, written: object): Diagnostic {
  const meant = FIELDS.find((field) => !Object.hasOwn(written, field) && isSlip(found, field))
  return problemAt(place, meant === undefined ? 'front-matter/unknown' : 'front-matter/misspelt', {
    found,
    expected: meant ?? `a field that pages have: ${FIELDS.join(', ')}`,
    fix: `${meant === undefined ? 'remove the field' : `write "${meant}"`}; no page has a field "${found}"`,
  })
}

/** Whether a name is likely a typing error: not a field of another tool, nor another short word. */
function isSlip(name: string, field: string): boolean {
  if (name.length > 4) return editDistance(name, field, 2) <= 2
  return name.length !== field.length && field.length > 2 && editDistance(name, field, 1) <= 1
}

function unlessMapping(value: unknown) {
  if (value === null || (typeof value === 'object' && !Array.isArray(value))) return undefined
  return { message: Array.isArray(value) ? 'a list' : JSON.stringify(value), line: 1 }
}

/** The fields of single lines in YAML that does not parse, also behind tabs; any other value is text. */
function fieldsByLine(yaml: string) {
  const lines = [...yaml.matchAll(/^\t*([A-Za-z_][\w-]*)[ \t]*:[ \t]+(\S.*)/gm)]
  const fields = lines.map(([, name = '', behind = '']) => {
    const written = behind.trimEnd()
    const parsed = parseYaml(written)
    const isSimple = 'value' in parsed && typeof parsed.value !== 'object'
    return [name, isSimple ? parsed : { value: written, written }] as const
  })
  return {
    value: Object.fromEntries(fields.map(([name, { value }]) => [name, value])),
    written: Object.fromEntries(fields.map(([name, { written }]) => [name, written])),
  }
}

/** The 0-based line of each field, which is read once: a page may have thousands. */
function linesOfFields(yaml: string): ReadonlyMap<string, number> {
  const named = yaml
    .split('\n')
    .map((text, line) => [/^\s*["']?([\w-]+)["']?\s*:/.exec(text)?.[1] ?? '', line] as const)
  // Of fields that are written twice the first one counts.
  return new Map(named.toReversed())
}

interface FaultPlace {
  readonly file: string
  readonly yamlLine: number
  readonly bodyLine: number
}

const FAULTS: Readonly<Record<FrontMatterFault, (place: FaultPlace) => Diagnostic>> = {
  preceded: ({ file, yamlLine }) =>
    problemAt({ file, line: yamlLine - 1 }, 'front-matter/misplaced', {
      found: 'front matter below empty lines or a comment',
      expected: '"---" on the first line of the file',
      fix: 'remove what precedes it; until then the engine reads it as front matter',
    }),
  indented: ({ file, yamlLine }) =>
    problemAt({ file, line: yamlLine - 1 }, 'front-matter/misplaced', {
      found: 'spaces before the "---" of the front matter',
      expected: '"---" at the start of the line',
      fix: 'remove the spaces; until then the engine reads it as front matter',
    }),
  dashes: ({ file, bodyLine }) =>
    problemAt({ file, line: bodyLine - 1 }, 'front-matter/misplaced', {
      found: 'front matter between lines other than "---"',
      expected: 'exactly three dashes on the lines before and after the fields',
      fix: 'write "---"; until then the engine reads it as front matter',
    }),
  unclosed: ({ file, bodyLine }) =>
    problemAt({ file, line: bodyLine - 1 }, 'front-matter/unclosed', {
      found: 'front matter that no "---" closes',
      expected: '"---" on a line of its own after the last field',
      fix: `add "---" after line ${bodyLine - 1}, where the fields seem to end`,
    }),
  toml: ({ file, yamlLine }) =>
    problemAt({ file, line: yamlLine - 1 }, 'front-matter/not-yaml', {
      found: 'front matter in TOML, between "+++" lines',
      expected: 'YAML "key: value" lines between the two "---" lines',
      fix: 'write "---" for "+++", ":" for "=", and nested fields for tables',
    }),
}

function notYaml(file: string, line: number, found: string): Diagnostic {
  return problemAt({ file, line }, 'front-matter/not-yaml', {
    found,
    expected: 'YAML "key: value" lines between the two "---" lines',
    fix: 'correct the line; put a value that holds ":" or "#" into quotes',
  })
}

function wrongField({ path, found, expected }: WrongValue, place: Place): Diagnostic {
  const [field = ''] = path.split(/[.[]/)
  return problemAt(place, 'front-matter/wrong-type', {
    found: path === '' ? found : `${path}: ${found}`,
    expected,
    fix: field === '' ? 'correct the front matter' : `change or remove "${field}"`,
  })
}

function convertedField({ path, found, expected }: WrongValue, place: Place): Diagnostic {
  return problemAt(place, 'front-matter/converted', {
    found: `${path}: ${found}`,
    expected,
    fix: `write it as the engine reads it: ${expected}`,
  })
}
