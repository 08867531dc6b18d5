import { HAQQ_SERVICES } from '../../data/services-of-a-node.ts'
import { commandFault, sectionCheck } from '../shell-blocks.ts'
import type { ShellCommand } from '../shell-commands.ts'
import { type Service, serviceEvent } from './service.ts'

// A download takes hours and may fail, and then neither the old node nor a new one is left.
const DOWNLOAD_AFTER_WIPE = {
  code: 'procedure/download-after-wipe',
  expected: 'the download, and a test of it, before the data are deleted',
  fix: 'move the download above the block that stops the service and deletes its data',
}
// Whoever puts a key back that has signed, with a record of 0, may sign a height twice.
const RECORD_NOT_KEPT = {
  code: 'procedure/record-not-kept',
  expected: 'a copy of the signing record earlier in this section',
  fix: 'copy priv_validator_state.json away first: the first start without the key sets it to 0',
}

/**
 * Checks that nothing is downloaded between the deletion of the data and the next start, and that the
 * signing record is copied away before the key is removed.
 */
export const checkData = sectionCheck(function* (blocks) {
  for (const service of HAQQ_SERVICES) {
    const wiped = new Set<string>()
    let isRecordCopied = false
    for (const { machine = '', commands } of blocks)
      for (const command of commands) {
        if (serviceEvent(command, service.name) === 'start') wiped.delete(machine)
        else if (wipes(command, service)) wiped.add(machine)
        else if (wiped.has(machine) && downloads(command, commands))
          yield commandFault(command, DOWNLOAD_AFTER_WIPE)
        isRecordCopied ||= copiesRecord(command, service)
        if (!isRecordCopied && removesKey(command, service))
          yield commandFault(command, RECORD_NOT_KEPT)
      }
  }
})

function wipes({ program, rest }: ShellCommand, { name, guarded }: Service): boolean {
  if (program === name) return rest.includes('unsafe-reset-all')
  if (program === 'find') return rest.includes('-delete') && guarded.test(rest[0] ?? '')
  return program === 'rm' && rest.some((word) => guarded.test(word))
}

/** Flags with which `curl` saves what it gets instead of showing it. */
const SAVES = /^(?:-[a-zA-Z]*[oO]|--output|--remote-name)$/
/** Programs that unpack what a download pipes into them. */
const UNPACKS = /^(?:tar|lz4|zstd|gunzip|bunzip2)$/

/** A download into a file, or into a program on its line: `curl … | lz4 -dc | tar -x`. */
function downloads({ program, rest, line }: ShellCommand, commands: readonly ShellCommand[]) {
  if (program !== 'curl') return program === 'wget' || program === 'aria2c'
  const isUnpacked = commands.some((one) => one.line === line && UNPACKS.test(one.program))
  return isUnpacked || rest.some((word) => SAVES.test(word))
}

function copiesRecord({ program, rest }: ShellCommand, { record }: Service): boolean {
  return /^(?:cp|tar|install|scp|rsync)$/.test(program) && rest.some((word) => record.test(word))
}

function removesKey({ program, rest }: ShellCommand, { home }: Service): boolean {
  // The last argument of mv is where the file goes.
  const from = program === 'mv' ? rest.slice(0, -1) : rest
  const isKey = (word: string) => word.includes(`${home}/config/priv_validator_key.json`)
  return home !== undefined && /^(?:rm|shred|mv)$/.test(program) && from.some(isKey)
}
