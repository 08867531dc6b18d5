import type { RunningProgram } from '../checks/procedures/check-running-program.ts'
import type { Service } from '../checks/procedures/service.ts'

/** The services of a validator, with the files that decide about its stake. */
export const HAQQ_SERVICES: readonly Service[] = [
  {
    name: 'haqqd',
    user: 'haqq',
    home: '.haqqd',
    guarded: /\.haqqd\/(?:data(?![\w-])|config\/(?:priv_validator_key\.json|$))/,
    record: /priv_validator_state\.json/,
    data: /\.haqqd\/data\/?$/,
  },
  {
    name: 'tmkms',
    user: 'tmkms',
    guarded: /\/opt\/tmkms\/secrets\/consensus\.key/,
    record: /\/opt\/tmkms\/state\//,
  },
]

export const RUNNING_HAQQD: RunningProgram = {
  name: 'haqqd',
  unitFlags: ['--halt-height', '--halt-time', '--unsafe-skip-upgrades'],
  lookUp: 'HAQQD=$(ls ~/.haqqd/cosmovisor/current/bin/haqqd 2>/dev/null || command -v haqqd)',
}
