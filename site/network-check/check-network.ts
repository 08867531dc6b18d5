import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Fact, type FactTree, isFact } from 'warraq'
import type { Finding, WarraqPlugin } from 'warraq/plugin'
import { checkAddresses } from '../checks/check-addresses.ts'
import { ownValue } from '../lib/own-value.ts'
import type { network } from '../network.ts'
import registered from './registered-values.json'

const FILE = 'site/network.ts'
const FOLDER = 'site/facts'

type Channel = (typeof network)['ibc']['mainnet'][keyof (typeof network)['ibc']['mainnet']]

/**
 * Checks the facts of the networks themselves: a fact that `registered-values.json` lists has the value
 * of the package that it names as its source, an `ibc/…` denomination is the hash of the channel and
 * the base denomination in the token's origin, and addresses have their checksum.
 */
export function networkCheck(facts: typeof network): WarraqPlugin {
  return {
    name: 'network-check',
    checks: [
      {
        name: 'network',
        severity: 'throw',
        run: (_, { root }) => [
          ...[...factsOf(facts)].flatMap(([name, fact]) =>
            otherThanSource(name, fact).map((one) => ({ ...one, ...placeOf(name, fact, root) })),
          ),
          ...Object.entries(facts.ibc.mainnet).flatMap(([name, channel]) =>
            otherChannel(name, channel, root),
          ),
          ...otherDenominations(facts.tokens, root),
          ...[...factsOf(facts)].flatMap(([name, fact]) =>
            wrongAddresses(String(fact.value)).map((one) => ({
              ...one,
              ...placeOf(name, fact, root),
            })),
          ),
        ],
      },
    ],
  }
}

/**
 * What is wrong with a fact that names a package as its source, and has another value than it. A value
 * that the package does not know yet names another source.
 */
function otherThanSource(name: string, fact: Fact): Finding[] {
  return Object.entries(registered.facts).flatMap(([packageName, values]) => {
    const theirs = ownValue<readonly unknown[]>(values, name)
    return theirs === undefined ? [] : compared(name, fact, packageName, theirs)
  })
}

/** The same for the facts of a channel, which the chain registry knows by its client. */
function otherChannel(name: string, channel: Channel, root: string): Finding[] {
  const theirs = ownValue<Readonly<Record<string, string>>>(
    registered.channels,
    channel.client.value,
  )
  const { client } = channel
  if (theirs === undefined)
    return compared(
      `ibc.mainnet.${name}.client`,
      client,
      'chain-registry',
      Object.keys(registered.channels),
    ).map((one) => ({ ...one, ...placeOf('client', client, root) }))
  return Object.entries(channel).flatMap(([field, fact]) => {
    const value = ownValue(theirs, field)
    const path = `ibc.mainnet.${name}.${field}`
    const found = value === undefined ? [] : compared(path, fact, 'chain-registry', [value])
    return found.map((one) => ({ ...one, ...placeOf(field, fact, root) }))
  })
}

function compared(
  path: string,
  { value, source }: Fact,
  packageName: string,
  theirs: readonly unknown[],
): Finding[] {
  const named = source.find((one) => one.startsWith(`${packageName} `))
  if (named === undefined || theirs.includes(value)) return []
  return [
    {
      code: 'fact/other-than-source',
      file: FILE,
      found: `${path} = ${value}, from ${named}`,
      expected: theirs.join(' or '),
      fix: `correct the value, or name the source that you read it from in place of ${packageName}`,
    },
  ]
}

/** Where a fact is written; the file of all facts if its value is made from others, or several have it. */
function placeOf(
  path: string,
  { value }: Fact,
  root: string,
): { readonly file: string; readonly line?: number } {
  const name = path.split('.').at(-1) ?? ''
  const text = typeof value === 'string' ? `'${value}'` : String(value)
  const files = readdirSync(join(root, FOLDER)).filter((one) => one.endsWith('.ts'))
  const places = files.flatMap((file) => {
    const lines = readFileSync(join(root, FOLDER, file), 'utf8').split('\n')
    return lines.flatMap((line, index) => {
      const isFact = line.includes(` ${name}: fact(`)
      const hasValue = lines.slice(index, index + 2).some((one) => one.includes(text))
      return isFact && hasValue ? [{ file: `${FOLDER}/${file}`, line: index + 1 }] : []
    })
  })
  const [place, second] = places
  return place === undefined || second !== undefined ? { file: FILE } : place
}

/** Addresses without their checksum; components show some that no page names. */
function wrongAddresses(text: string): readonly Finding[] {
  return checkAddresses({ file: FILE, text })
}

function otherDenominations(tokens: (typeof network)['tokens'], root: string): Finding[] {
  return Object.entries(tokens).flatMap(([name, token]) => {
    if (!('ibcDenom' in token)) return []
    const [, base, channel] = / (\S+) via (channel-\d+)$/.exec(token.origin.value) ?? []
    if (!token.ibcDenom.value.startsWith('ibc/')) return []
    if (base === undefined)
      return [
        {
          ...placeOf('origin', token.origin, root),
          code: 'fact/other-denomination',
          found: `tokens.${name}.origin = ${token.origin.value}`,
          expected: 'an origin that ends with "<base denomination> via channel-<number>"',
          fix: 'write the origin so: the denomination of the token is the hash of both',
        },
      ]
    const path = `transfer/${channel}/${base}`
    const hash = createHash('sha256').update(path).digest('hex').toUpperCase()
    if (token.ibcDenom.value === `ibc/${hash}`) return []
    return [
      {
        ...placeOf('ibcDenom', token.ibcDenom, root),
        code: 'fact/other-denomination',
        found: `tokens.${name}.ibcDenom = ${token.ibcDenom.value}`,
        expected: `ibc/${hash}, the hash of ${path}`,
        fix: 'correct the origin of the token, or its denomination',
      },
    ]
  })
}

/** All facts of a tree, by their names. */
function* factsOf(tree: FactTree, path = ''): Generator<readonly [string, Fact]> {
  for (const [name, value] of Object.entries(tree))
    if (typeof value !== 'object') continue
    else if (isFact(value)) yield [path + name, value]
    else yield* factsOf(value, `${path}${name}.`)
}
