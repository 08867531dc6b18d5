import { diskGrowth } from './facts/disk-growth.ts'
import { downtime } from './facts/downtime.ts'
import { machines } from './facts/machines.ts'
import { recordedAnswers } from './facts/recorded-answers.ts'
import { network } from './network.ts'

/** The facts that pages name: `{{mainnet.evmChainId}}`, `{{machines.spare}}`. */
export const pageFacts = { ...network, diskGrowth, downtime, machines, recordedAnswers }
