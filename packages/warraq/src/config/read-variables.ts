import { ownValue } from '@warraq/search/own-value'
/** Names of variables of the environment; `all` where the code names none, as in `{ ...process.env }`. */
export type Variables = readonly string[] | 'all'

/** `process.env` with what follows it: `.NAME`, `['NAME']`, or anything else. */
const READ = /\bprocess\.env\b(?:\??\.([A-Za-z_]\w*)|(?:\?\.)?\[\s*(['"])([^'"]+)\2\s*\])?/g
/** `const { A, B: b = 'c' } = process.env` */
const TAKEN = /\{([^{}]*)\}\s*=\s*process\.env\b(?!\??[.[])/g

/** The variables of the environment that JavaScript reads. */
export function variablesIn(code: string): Variables {
  const names = new Set<string>()
  const rest = code.replace(TAKEN, (_match, list: string) => {
    for (const part of list.split(',')) names.add(part.replace(/[:=][\s\S]*/, '').trim())
    return ''
  })
  names.delete('')
  for (const [, name, , quoted] of rest.matchAll(READ)) names.add(name ?? quoted ?? '...')
  const isNamed = [...names].every((name) => /^\w+$/.test(name))
  return isNamed ? [...names].sort() : 'all'
}

/** The variables with their present values; `null` for one that is not set. */
export function valuesOf(variables: Variables): readonly (readonly [string, string | null])[] {
  const names = variables === 'all' ? Object.keys(process.env).sort() : variables
  return names.map((name) => [name, ownValue(process.env, name) ?? null])
}
