import { createHash } from 'node:crypto'
import type { Fact, FactTree } from 'warraq'
import type { Finding, WarraqPlugin } from 'warraq/plugin'
import type { network } from '../network.ts'
import { chainRegistryValues, type RegisteredValues, viemValues } from './registered-values.ts'

/**
 * Checks the facts of the networks themselves: a fact has the value of the package that it names as
 * its source, and the denomination of a token is the hash of its way here.
 */
export function networkCheck(facts: typeof network): WarraqPlugin {
  return {
    name: 'network-check',
    checks: [
      {
        name: 'network',
        severity: 'throw',
        run: async () => [
          ...otherThanSource('viem', await viemValues(), facts),
          ...otherThanSource('chain-registry', await chainRegistryValues(facts.ibc), facts),
          ...otherDenominations(facts.tokens),
        ],
      },
    ],
  }
}

/**
 * Facts that name a package as their source, and have another value than it. A value that the package
 * does not know yet names another source.
 */
function otherThanSource(name: string, values: RegisteredValues, facts: FactTree): Finding[] {
  return [...factsOf(facts)].flatMap(([path, { value, source }]) => {
    const theirs = values.get(path)
    const named = source.find((one) => one.startsWith(`${name} `))
    if (theirs === undefined || named === undefined || theirs.includes(value)) return []
    return [
      finding('fact/other-than-source', {
        found: `${path} = ${value}, from ${named}`,
        expected: theirs.join(' or ') || 'a value that the package has',
        fix: `correct the value, or name the source that you read it from in place of ${name}`,
      }),
    ]
  })
}

function otherDenominations(tokens: (typeof network)['tokens']): Finding[] {
  return Object.entries(tokens).flatMap(([name, token]) => {
    if (!('ibcDenom' in token)) return []
    const [, base, channel] = / (\S+) via (channel-\d+)$/.exec(token.origin.value) ?? []
    const path = `transfer/${channel}/${base}`
    const hash = createHash('sha256').update(path).digest('hex').toUpperCase()
    if (base === undefined || token.ibcDenom.value === `ibc/${hash}`) return []
    return [
      finding('fact/other-denomination', {
        found: `tokens.${name}.ibcDenom = ${token.ibcDenom.value}`,
        expected: `ibc/${hash}, the hash of ${path}`,
        fix: 'correct the origin of the token, or its denomination',
      }),
    ]
  })
}

function finding(code: string, said: Pick<Finding, 'found' | 'expected' | 'fix'>): Finding {
  return { code, file: 'site/network.ts', ...said }
}

/** All facts of a tree, by their names. */
function* factsOf(tree: FactTree, path = ''): Generator<readonly [string, Fact]> {
  for (const [name, value] of Object.entries(tree))
    if (typeof value !== 'object') continue
    else if (isFact(value)) yield [path + name, value]
    else yield* factsOf(value, `${path}${name}.`)
}

function isFact(value: Fact | FactTree): value is Fact {
  return Array.isArray(value.source)
}
