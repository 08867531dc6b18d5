import { fact } from './fact.ts'

const PRIVATE = ['RFC 1918, chosen for these pages']
const PUBLIC = ['RFC 5737, for documentation']
const GUARDED = { guarded: true } as const

/**
 * Example addresses, one for each role on all pages: readers follow several pages one after the
 * other, and a rule of one firewall must not open a port to the machine of another page.
 */
export const machines = {
  validator: fact('10.0.0.1', PRIVATE, GUARDED),
  signer: fact('10.0.0.2', PRIVATE, GUARDED),
  sentryA: fact('10.0.0.3', PRIVATE, GUARDED),
  sentryB: fact('10.0.0.4', PRIVATE, GUARDED),
  /** The second node, without a key until the key moves there. */
  spare: fact('10.0.0.5', PRIVATE, GUARDED),
  monitoring: fact('10.0.0.9', PRIVATE, GUARDED),
  /** Public address of the machine that a page is about. */
  public: fact('203.0.113.10', PUBLIC, GUARDED),
  /** Public address of sentry A, through which the administrator reaches the private network. */
  sentryPublic: fact('203.0.113.12', PUBLIC, GUARDED),
  /** Public address of the other machine. */
  otherPublic: fact('203.0.113.11', PUBLIC, GUARDED),
}
