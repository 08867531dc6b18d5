import { ports } from '../facts/common.ts'
import { machines } from '../facts/machines.ts'

/** An example machine: what pages call it, and which ports it has to do with. */
interface MachineRole {
  readonly name: string
  readonly address: string
  /** How a text names it. */
  readonly named: RegExp
  /** Ports on which it listens, as in `address:26659`. */
  readonly listens: readonly number[]
  /** Ports of other machines that a firewall opens to it. */
  readonly reaches: readonly number[]
}

const SSH = 22
const WIREGUARD = 51_820
const SIGNER_PORT = 26_659
const NODE_EXPORTER = 9100
const GRAFANA = 3000
const p2p = ports.cometbftP2p.value
const metrics = ports.cometbftPrometheus.value

const SENTRY = /\bsentr(?:y|ies)\b|\bhaqq-sentry\b/i
const VALIDATOR = /\b(?:validator|node)\b/i
/** Words that also name the machine of the page itself. */
const ITSELF = /\b(?:validator|node|machine)\b/i

/** The example machines of the pages, one for each role. */
export const HAQQ_MACHINES: readonly MachineRole[] = [
  {
    name: 'validator',
    address: machines.validator.value,
    named: VALIDATOR,
    listens: [p2p, metrics, SIGNER_PORT, NODE_EXPORTER],
    reaches: [p2p],
  },
  {
    name: 'signer',
    address: machines.signer.value,
    named: /\bsigner\b/i,
    listens: [],
    reaches: [SIGNER_PORT],
  },
  ...[machines.sentryA, machines.sentryB].map(({ value }, index) => ({
    name: `sentry ${'AB'[index]}`,
    address: value,
    named: SENTRY,
    listens: [p2p],
    reaches: [p2p, SSH],
  })),
  {
    name: 'spare machine',
    address: machines.spare.value,
    named: /\bspare\b|\bnew (?:machine|node)\b/i,
    listens: [p2p],
    reaches: [p2p],
  },
  {
    name: 'monitoring host',
    address: machines.monitoring.value,
    named: /\bmonitoring\b/i,
    listens: [GRAFANA],
    reaches: [metrics, NODE_EXPORTER],
  },
  {
    name: 'machine of the page, from outside',
    address: machines.public.value,
    named: ITSELF,
    listens: [p2p, ports.cometbftRpc.value, ports.evmJsonRpc.value],
    reaches: [],
  },
  {
    name: 'sentry, from outside',
    address: machines.sentryPublic.value,
    named: SENTRY,
    listens: [p2p],
    reaches: [],
  },
  {
    name: 'other machine, from outside',
    address: machines.otherPublic.value,
    named: /\bother machine\b/i,
    listens: [WIREGUARD],
    reaches: [WIREGUARD],
  },
]
