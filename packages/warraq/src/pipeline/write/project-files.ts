/**
 * Files of a static folder that hosts and crawlers read, with ours appended: a project's own
 * redirects, headers and rules stay, and where both say something about the same thing, the
 * project's line wins.
 */

/** Names of the files, at the root of the output. */
const SHARED_FILES: readonly string[] = ['_redirects', '_headers', 'robots.txt']

/** Whether a project's own file of this name is published, with ours appended. */
export function isKept(name: string, noIndex: boolean): boolean {
  // The rules of a project could invite crawlers that the configuration keeps out.
  return SHARED_FILES.includes(name) && !(noIndex && name === 'robots.txt')
}

/** Files that the engine writes for machines, and does not need itself. */
const REPLACED_FILES =
  /(?:^|\/)(?:sitemap\.xml|llms(?:-full)?\.txt|opensearch\.xml|feed\.xml|[^/]+\.sample|[^/]+\.md)$/

/** Whether a project's own file at this path is published in place of one of the engine. */
export function isReplaceable(path: string, noIndex: boolean): boolean {
  return REPLACED_FILES.test(path) && !(noIndex && path.endsWith('sitemap.xml'))
}

/**
 * The file to publish.
 * @param theirs text of the project's file
 * @param ours text that the engine would write without it
 */
export function withProjectFile(name: string, theirs: string, ours: string): string {
  const own = theirs.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '')
  if (name === '_headers') return withHeaders(own, ours)
  const added = name === '_redirects' ? newRedirects(own, ours) : newRobots(own, ours)
  const parts = [own.trimEnd(), added.trim()].filter((part) => part !== '')
  return `${parts.join('\n\n')}\n`
}

/** Our redirects of paths for which the project has none; hosts use the first that matches. */
function newRedirects(theirs: string, ours: string): string {
  const pathOf = (line: string) => line.trim().split(/\s+/)[0] ?? ''
  const known = new Set(linesOf(theirs).map(pathOf))
  return linesOf(ours)
    .filter((line) => !known.has(pathOf(line)))
    .join('\n')
}

interface HeaderRule {
  readonly pattern: string
  readonly lines: readonly string[]
}

/**
 * The project's headers with ours. Ours for a pattern of the project join its rule: of two rules with
 * one pattern, some hosts use only the last.
 */
function withHeaders(theirs: string, ours: string): string {
  const written = theirs.trimEnd().split('\n')
  const rest: HeaderRule[] = []
  for (const rule of newHeaders(theirs, ours)) {
    const at = written.findLastIndex((line) => line.trimEnd() === rule.pattern)
    if (at === -1) rest.push(rule)
    else written.splice(endOfRule(written, at), 0, ...rule.lines)
  }
  const added = rest.map(({ pattern, lines }) => [pattern, ...lines].join('\n'))
  return `${[written.join('\n'), ...added].filter((part) => part !== '').join('\n\n')}\n`
}

/** The line after the last header of the rule that begins at a line. */
function endOfRule(lines: readonly string[], start: number): number {
  let end = start + 1
  for (let at = end; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (/^\s+\S/.test(line)) end = at + 1
    else if (line.trim() !== '' && !line.startsWith('#')) break
  }
  return end
}

/** Our headers without those the project sets for the same files: a host would send both. */
function newHeaders(theirs: string, ours: string): HeaderRule[] {
  const rules = headerRules(theirs)
  return headerRules(ours)
    .map(({ pattern, lines }) => {
      const set = new Set(
        rules
          .filter((rule) => covers(rule.pattern, pattern))
          .flatMap(({ lines: own }) => own.map(nameIn)),
      )
      return { pattern, lines: lines.filter((line) => !set.has(nameIn(line))) }
    })
    .filter(({ lines }) => lines.length > 0)
}

/** A path, and the indented lines below it. */
function headerRules(text: string): HeaderRule[] {
  const rules: { pattern: string; lines: string[] }[] = []
  for (const line of linesOf(text)) {
    if (/^\s/.test(line)) rules.at(-1)?.lines.push(line)
    else rules.push({ pattern: line.trim(), lines: [] })
  }
  return rules
}

/** The name of a header, also in a line that removes it (`! Name`). */
function nameIn(line: string): string {
  return line.trim().replace(/^!\s*/, '').split(':')[0]?.trim().toLowerCase() ?? ''
}

/** Whether a rule applies to every file of another one. */
function covers(pattern: string, other: string): boolean {
  return pattern === other || (pattern.endsWith('*') && other.startsWith(pattern.slice(0, -1)))
}

/** Our sitemap if the project names another one, and our rules if it has none for all crawlers. */
function newRobots(theirs: string, ours: string): string {
  const fieldOf = (line: string) =>
    line.split('#')[0]?.replace(/\s+/g, ' ').trim().toLowerCase() ?? ''
  const known = new Set(linesOf(theirs).map(fieldOf))
  const hasRules = [...known].some((line) => /^user-agent: ?\*$/.test(line))
  return linesOf(ours)
    .filter((line) => (/^sitemap:/i.test(line) ? !known.has(fieldOf(line)) : !hasRules))
    .join('\n')
}

/** Lines that are neither empty nor comments. */
function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
}
