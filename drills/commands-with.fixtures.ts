import { readdir, readFile } from 'node:fs/promises'

/** Command lines that contain a word, of all processes of this computer. */
export async function commandsWith(word: string): Promise<string[]> {
  const numbers = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const lines = await Promise.all(
    numbers.map((number) => readFile(`/proc/${number}/cmdline`, 'utf8').catch(() => '')),
  )
  return lines.filter((line) => line.includes(word))
}
