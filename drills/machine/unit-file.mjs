/**
 * What a unit with its drop-in files says. An empty value takes back what earlier files said.
 * @param {readonly string[]} texts the files in the order in which they apply
 */
export function readUnit(texts) {
  const lists = new Map()
  for (const line of texts.join('\n').split('\n')) {
    const [, key, value] = /^\s*([A-Za-z]+)=(.*?)\s*$/.exec(line) ?? []
    if (key === undefined) continue
    if (value === '') lists.delete(key)
    else lists.set(key, [...(lists.get(key) ?? []), value])
  }
  const last = (key) => lists.get(key)?.at(-1)
  return {
    command: last('ExecStart') ?? 'false',
    user: last('User'),
    restart: last('Restart') ?? 'no',
    restartSeconds: Number.parseFloat(last('RestartSec') ?? '0.1'),
    files: last('LimitNOFILE'),
    success: (lists.get('SuccessExitStatus') ?? []).flatMap((value) => value.split(/\s+/)),
    environment: Object.fromEntries((lists.get('Environment') ?? []).flatMap(assignments)),
  }
}

/** `"A=1" B=2` as pairs. */
function assignments(value) {
  return [...value.matchAll(/"([^"=]+)=([^"]*)"|([^\s"=]+)=(\S*)/g)].map(
    ([, quoted, quotedValue, name, plain]) => [quoted ?? name, quotedValue ?? plain],
  )
}
