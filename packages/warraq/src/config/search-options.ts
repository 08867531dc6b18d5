import type { OptionRule, SearchService } from '../plugins/warraq-plugin.ts'
import { nearestOf } from '../shared/nearest.ts'

/** Provider that searches the index which the engine builds. */
export const LOCAL = 'local'

export interface ChosenSearch {
  readonly provider: string
  readonly options: Readonly<Record<string, string>>
}

/** A problem with a value of the configuration. */
export interface SearchProblem {
  /** Path below `search`. */
  readonly path: string
  readonly found: string | undefined
  readonly expected: string
}

/**
 * Reports an unknown provider, and every option that the chosen provider misses, does not know or
 * cannot use.
 */
export function searchProblems(
  { provider, options }: ChosenSearch,
  services: readonly SearchService[],
  known: readonly string[],
): SearchProblem[] {
  const service = services.find((candidate) => candidate.provider === provider)
  if (service === undefined && provider !== LOCAL) {
    const names = [LOCAL, ...new Set([...known, ...services.map((other) => other.provider)])]
    const nearest = nearestOf(provider, names)
    const hint = nearest === undefined ? '' : `; did you mean "${nearest}"?`
    const expected = `one of: ${names.join(', ')}, or the provider of a plugin${hint}`
    return [{ path: 'provider', found: provider, expected }]
  }
  const rules = service === undefined ? {} : service.options
  // A plugin without rules accepts any options.
  return rules === undefined ? [] : optionProblems({ provider, options }, rules)
}

function optionProblems(
  { provider, options }: ChosenSearch,
  rules: Readonly<Record<string, OptionRule>>,
): SearchProblem[] {
  const wrong = Object.entries(rules).flatMap(([name, { expected, isValid, isRequired }]) => {
    const found = options[name]
    const isWrong = found === undefined ? isRequired === true : !isValid(found)
    return isWrong
      ? [
          {
            path: `options.${name}`,
            found,
            expected: `${expected} (because provider is "${provider}")`,
          },
        ]
      : []
  })
  const unknown = Object.keys(options)
    .filter((name) => !Object.hasOwn(rules, name))
    .map((name) => ({
      path: `options.${name}`,
      found: options[name],
      expected: unknownOption(provider, Object.keys(rules)),
    }))
  return [...wrong, ...unknown]
}

function unknownOption(provider: string, known: readonly string[]): string {
  return known.length === 0
    ? `no option, because provider "${provider}" has none`
    : `one of the options of provider "${provider}": ${known.join(', ')}`
}
