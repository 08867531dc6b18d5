import type { Finding } from 'warraq/plugin'
import haqqdCommands from '../data/haqqd-commands.json'
import haqqdHelp from '../data/haqqd-help.json'
import { moduleAccounts } from '../data/module-accounts.ts'
import { moduleParams } from '../data/params.ts'
import { precompiles } from '../data/precompiles.ts'
import { recorded } from '../data/recorded-answers.ts'
import restEndpoints from '../data/rest-endpoints.json'
import { restQueries } from '../data/rest-endpoints.ts'
import { rpcMethods } from '../data/rpc-methods.ts'
import { unsupportedGroups } from '../data/rpc-unsupported.ts'
import { type DataFault, lineOfEntry } from './data-fault.ts'
import { flagFaults } from './flag-faults.ts'
import { abiFaults, madeFileFaults } from './made-file-faults.ts'
import { recordedFaults } from './recorded-faults.ts'
import { referenceFaults } from './reference-faults.ts'
import { schemaFaults } from './schema-faults.ts'

/**
 * What is wrong in `site/data`.
 * @param read the text of a file of the site
 */
export function checkData(read: (file: string) => string): readonly Finding[] {
  const shapes = schemaFaults(read)
  // The other rules trust the shape of the data.
  if (shapes.length > 0) return shapes
  const { endpoints } = restEndpoints
  const references = {
    ...{ rpcMethods, unsupportedGroups, endpoints, restQueries, moduleParams, moduleAccounts },
    precompiles,
  }
  const faults: DataFault[] = [
    ...referenceFaults(references),
    ...recordedFaults({ rpcMethods, restQueries, recorded }),
    ...flagFaults(haqqdCommands, haqqdHelp.commands),
  ]
  return [...faults.map((fault) => located(fault, read)), ...abiFaults(), ...madeFileFaults(read)]
}

function located({ file: name, at, ...said }: DataFault, read: (file: string) => string): Finding {
  const file = `site/data/${name}`
  const line = lineOfEntry(read(file), at)
  return { ...said, file, ...(line === undefined ? {} : { line }) }
}
