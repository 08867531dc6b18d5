import { readCheckedFile, writeCheckedFile } from 'warraq/plugin'

/** A record that an earlier run wrote; `undefined` = none, or a damaged one. */
export function readRecord<Kind>(file: string): Kind | undefined {
  const text = readCheckedFile(file)?.toString()
  return text === undefined ? undefined : (JSON.parse(text) as Kind)
}

export function writeRecord(file: string, record: unknown): void {
  writeCheckedFile(file, [JSON.stringify(record)])
}
