import { algolia } from '../plugins/algolia/algolia.ts'
import { analytics } from '../plugins/analytics/analytics.ts'
import type { PosthogProject } from '../plugins/analytics/posthog.ts'
import { pagefind } from '../plugins/pagefind/pagefind.ts'
import type { WarraqPlugin } from '../plugins/plugin.ts'
import { type SocialCardsOptions, socialCards } from '../plugins/social-cards/social-cards.ts'
import { typesense } from '../plugins/typesense/typesense.ts'

/** The fields of the configuration that stand for a plugin. */
export interface ShorthandFields {
  readonly analytics?: PosthogProject | undefined
  readonly socialCards: SocialCardsOptions | false
  readonly search:
    | { readonly provider: string; readonly options: Readonly<Record<string, string>> }
    | false
}

/** Plugins by the `search.provider` that turns them on. */
export const SEARCH_SHORTHANDS: Readonly<
  Record<string, (options: Readonly<Record<string, string>>) => WarraqPlugin>
> = { pagefind, algolia, typesense }

/** The plugins that fields of the configuration turn on. The only place that knows them by name. */
export function shorthandPlugins(config: ShorthandFields): readonly WarraqPlugin[] {
  const { search } = config
  const searchPlugin = search === false ? undefined : SEARCH_SHORTHANDS[search.provider]
  return [
    ...(search === false || searchPlugin === undefined ? [] : [searchPlugin(search.options)]),
    ...(config.analytics === undefined ? [] : [analytics(config.analytics)]),
    ...(config.socialCards === false ? [] : [socialCards(config.socialCards)]),
  ]
}
