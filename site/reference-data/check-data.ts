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
import type { SiteFiles } from './site-files.ts'

/** What is wrong in `site/data`, and in the files made from it. */
export function checkData(files: SiteFiles): readonly Finding[] {
  const shapes = schemaFaults(files)
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
  return [...faults.map((fault) => located(fault, files)), ...abiFaults(), ...madeFileFaults(files)]
}

function located({ file: name, at, ...said }: DataFault, { read }: SiteFiles): Finding {
  const file = `site/data/${name}`
  const line = lineOfEntry(read(file) ?? '', at)
  return { ...said, file, ...(line === undefined ? {} : { line }) }
}
