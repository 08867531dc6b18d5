import { HAQQD, readArguments } from '../checks/command-list.ts'
import type { SaidRule } from '../checks/procedures/check-said.ts'
import { runsAsOther, serviceEvent } from '../checks/procedures/service.ts'
import type { ShellCommand } from '../checks/shell-commands.ts'
import { ports } from '../facts/common.ts'
import { downtime } from '../facts/downtime.ts'
import { ownValue } from '../lib/own-value.ts'
import haqqdHelp from './haqqd-help.json'
import { HAQQ_SERVICES } from './services-of-a-node.ts'

const OWN_FOLDER = '--home'
const KEY = /config\/priv_validator_key\.json$/
const SIGNER_KEY = /\/consensus\.key$/
const DATA = /\.haqqd\/data\/?$/
const REMOVES: ReadonlySet<string> = new Set(['shred', 'rm'])
const P2P = String(ports.cometbftP2p.value)

const has = (rest: readonly string[], pattern: RegExp) => rest.some((word) => pattern.test(word))

/** Puts an older copy of the data in place. */
function restores({ program, rest }: ShellCommand): boolean {
  if (program === 'tar')
    return (
      has(rest, /^-?[a-wyz]*x[a-z]*$/) &&
      has(rest, /backup/i) &&
      rest.some((word) => DATA.test(`${word}/data`))
    )
  return (program === 'cp' || program === 'mv') && DATA.test(rest.at(-1) ?? '')
}

/** Flags of `start` that belong into the unit, where limits and environment of the service apply. */
const IN_UNIT = /^--(?:halt-height|halt-time|unsafe-skip-upgrades)(?:=|$)/
/** By command, the defaults of its flags; a flag without a default has an empty text. */
const DEFAULTS: Readonly<Record<string, Readonly<Record<string, string>>>> = haqqdHelp.commands

/** Whether a command is written without its home, and does not know the usual one. */
function lacksHome({ rest }: ShellCommand): boolean {
  const { path, flags } = readArguments(rest, HAQQD)
  const [, ...names] = path.map(([name]) => name)
  return (
    ownValue(ownValue(DEFAULTS, names.join(' ')), OWN_FOLDER) === '' && !flags.includes(OWN_FOLDER)
  )
}

/** Stops or restarts a node, which may sign blocks. */
function stopsNode(command: ShellCommand): boolean {
  const { program, rest } = command
  return (
    serviceEvent(command, HAQQD.program) === 'stop' ||
    (/^(?:systemctl|service)$/.test(program) &&
      has(rest, /^haqqd(?:\.service)?$/) &&
      has(rest, /^restart$/)) ||
    /^(?:reboot|shutdown)$/.test(program) ||
    (program === HAQQD.program && rest[0] === 'rollback')
  )
}

const { allowedBlocks, jailingMinutes, safeMinutes } = downtime
const MINUTES = `\\b(?:${safeMinutes.value}|${jailingMinutes.value}) minutes\\b`
const WHY = '\\b(?:jail|validator|budget|signature)'
/** What says how long a validator may be away: the directive, a link, or the facts with their reason. */
const BUDGET = new RegExp(
  [
    'downtime-budget\\b',
    `\\b${allowedBlocks.value} (?:of the last \\d+ )?blocks\\b`,
    `${MINUTES}.{0,500}${WHY}`,
    `${WHY}.{0,500}${MINUTES}`,
  ].join('|'),
)

/** What was missing on these pages beside commands of a validator. */
export const SAID_RULES: readonly SaidRule[] = [
  {
    code: 'said/first-start',
    about: ({ program, rest }) =>
      program === 'haqqd' && rest[0] === 'start' && !rest.includes(OWN_FOLDER),
    says: /\b(?:has the service already|no service runs)\b/,
    where: 'above',
    expected: 'above it, what a machine does that has the service already',
    fix: 'say that such a machine starts its service: after an upgrade by Cosmovisor haqqd in PATH is the old version',
  },
  {
    code: 'said/rollback-version',
    about: ({ program, rest }) => program === 'haqqd' && rest[0] === 'rollback',
    says: /\bInstall\b[^.]{0,2000}\bversion\b/i,
    where: 'above',
    expected: 'above it, that the right version must be installed',
    fix: 'let the reader install the version of the network first: with the wrong one the same mismatch returns',
  },
  {
    code: 'said/index-end',
    about: ({ program, rest }) =>
      program === 'haqqd' && rest[0] === 'index-eth-tx' && rest.includes('backward'),
    says: /`block not found`/,
    where: 'section',
    expected: 'that it ends with `block not found`',
    fix: 'say how it ends: a job of days that ends with an error looks like a failure',
  },
  {
    code: 'said/key-on-disk',
    about: ({ program, rest }) => program === 'shred' && (has(rest, KEY) || has(rest, SIGNER_KEY)),
    says: /\bSSDs?\b/,
    where: 'page',
    expected: 'what shred does not prove on an SSD or on a disk with snapshots',
    fix: 'say that a copy may be left, and that the disk is to be treated as if it held the key',
  },
  {
    code: 'said/record-at-zero',
    about: ({ program, rest }) => REMOVES.has(program) && has(rest, KEY),
    says: /\bstarts?\b[^.]{0,600}\b(?:record|priv_validator_state\.json)\b[^.]{0,600}\b(?:0|zero)\b/,
    where: 'section',
    expected: 'that the next start without the key sets the signing record to 0',
    fix: 'say it where the key is removed: whoever puts the key back would sign with a record of 0',
  },
  {
    code: 'said/open-port-closed',
    about: ({ program, rest }) =>
      program === 'ufw' && rest.includes('from') && rest.includes('any') && rest.includes(P2P),
    says: new RegExp(`ufw delete allow ${P2P}/tcp`),
    where: 'section',
    expected: `ufw delete allow ${P2P}/tcp`,
    fix: 'delete the rule for everybody, which another page has the reader make: a new rule does not close the port',
  },
  {
    code: 'said/space-for-copy',
    about: ({ program, rest }) => program === 'cp' && has(rest, DATA),
    says: /^\s*df\b/m,
    where: 'above',
    expected: 'df above it, on the disk of the copy',
    fix: 'let the reader compare the free space first: a copy of the data can fill the disk of the node',
  },
  {
    code: 'said/proof',
    about: ({ program, rest }) =>
      program === 'systemctl' && rest[0] === 'is-active' && has(rest, /^(?:haqqd|tmkms)$/),
    says: /`(?:in)?active`|`activating`/,
    where: 'section',
    expected: 'what it must print',
    fix: 'say that it must print `inactive`: who does not know the answer has no proof',
  },
  {
    code: 'procedure/restore-without-exception',
    about: restores,
    says: /#blocks-after-the-upgrade/,
    where: 'section',
    expected: 'a link to #blocks-after-the-upgrade in this section',
    fix: 'say that nobody restores a backup once blocks were made after the upgrade, and link to what to do then',
  },
  {
    code: 'said/downtime',
    about: stopsNode,
    says: BUDGET,
    where: 'section',
    folder: 'content/l1-network/',
    expected: 'how long a validator may be away, in the same section',
    fix: 'name {{downtime.safeMinutes}} minutes with the reason, or link to #downtime-budget: past the limit the validator is jailed and loses stake',
  },
  {
    code: 'said/downtime-link',
    about: stopsNode,
    says: /#downtime-budget|#move-to-another-machine|::downtime-budget/,
    where: 'page',
    folder: 'content/l1-network/',
    expected: 'a link to the downtime budget, or to the procedure without downtime',
    fix: 'link to #downtime-budget of maintain-a-validator.md',
  },
  {
    code: 'claim/health-probe',
    about: ({ rest }) => has(rest, /\/health\/?$/),
    says: /\((?:[^)]{0,2000}monitoring\.md)?#block-age\)/,
    where: 'page',
    expected: 'a link to the probe that compares the age of the last block',
    fix: 'link to #block-age of monitoring.md: /health answers while consensus has failed',
  },
  {
    code: 'claim/init-overwrites',
    about: ({ rest }) =>
      rest[0] === 'init' && has(rest, /^(?:--recover|--overwrite|-o)$/) && !rest.includes('--home'),
    expected: 'a new folder: --home',
    fix: 'name an empty folder with --home: in an existing home the command overwrites key and signing record before it stops',
  },
  {
    code: 'procedure/missing-flag',
    about: (command) => command.program === HAQQD.program && lacksHome(command),
    expected: `${OWN_FOLDER}, for which ${HAQQD.program} has no default in this command`,
    fix: `add ${OWN_FOLDER}; the help of the command shows that it does not know the usual value`,
  },
  {
    code: 'procedure/started-by-hand',
    about: (command) =>
      command.program === HAQQD.program && has(command.rest, IN_UNIT) && !runsAsOther(command),
    expected: 'this flag in the unit of the service',
    fix: 'set it in the unit: by hand the node runs without the limits and the environment of the service, and perhaps as an old version',
  },
  {
    code: 'procedure/no-login',
    about: ({ program, words }) =>
      /^(?:ssh|scp|sftp|rsync)$/.test(program) &&
      HAQQ_SERVICES.some(({ user }) => words.some((word) => word.startsWith(`${user}@`))),
    expected: 'the account of an administrator: the user of a service cannot log in',
    fix: 'log in as admin1, and give the files to the user of the service on the machine',
  },
]
