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
  const seconds = (key) => Number.parseFloat(last(key) ?? '0')
  return {
    command: last('ExecStart') ?? 'false',
    before: lists.get('ExecStartPre') ?? [],
    reload: lists.get('ExecReload') ?? [],
    user: last('User') ?? (last('DynamicUser') === 'true' ? 'nobody' : undefined),
    restart: last('Restart') ?? 'no',
    restartSeconds: Number.parseFloat(last('RestartSec') ?? '0.1'),
    isOneshot: last('Type') === 'oneshot',
    // Only the file of a program that forks names its main process.
    pidFile: last('Type') === 'forking' ? last('PIDFile') : undefined,
    runtimeFolder: last('RuntimeDirectory'),
    timer: { firstSeconds: seconds('OnBootSec'), everySeconds: seconds('OnUnitActiveSec') },
    files: last('LimitNOFILE'),
    success: (lists.get('SuccessExitStatus') ?? []).flatMap((value) => value.split(/\s+/)),
    environment: Object.fromEntries((lists.get('Environment') ?? []).flatMap(assignments)),
    environmentFiles: (lists.get('EnvironmentFile') ?? []).map((file) => file.replace(/^-/, '')),
  }
}

/** `"A=1" B=2` as pairs. */
function assignments(value) {
  return [...value.matchAll(/"([^"=]+)=([^"]*)"|([^\s"=]+)=(\S*)/g)].map(
    ([, quoted, quotedValue, name, plain]) => [quoted ?? name, quotedValue ?? plain],
  )
}

/**
 * What a file of variables says, one on each line, with or without quotes.
 * @param {string} text
 */
export function readEnvironment(text) {
  return Object.fromEntries(
    [...text.matchAll(/^\s*(\w+)=(["']?)(.*?)\2\s*$/gm)].map(([, name, , value]) => [name, value]),
  )
}
