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

/** The one way in which pages find the program that the service runs. */
export const LOOK_UP =
  'HAQQD=$(ls ~/.haqqd/cosmovisor/current/bin/haqqd 2>/dev/null || command -v haqqd)'
