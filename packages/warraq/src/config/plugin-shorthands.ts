import { algolia } from '../plugins/algolia/algolia.ts'
import { analytics } from '../plugins/analytics/analytics.ts'
import type { PosthogProject } from '../plugins/analytics/posthog.ts'
import { type Assistant, assistant } from '../plugins/assistant/assistant.ts'
import { offline, offlineRemoved } from '../plugins/offline/offline.ts'
import { pagefind } from '../plugins/pagefind/pagefind.ts'
import { type SocialCardsOptions, socialCards } from '../plugins/social-cards/social-cards.ts'
import { typesense } from '../plugins/typesense/typesense.ts'
import type { WarraqPlugin } from '../plugins/warraq-plugin.ts'

/** The configuration fields that turn on a plugin. */
export interface ShorthandFields {
  /** Origin of the deployed site. */
  readonly url: string
  readonly analytics?: PosthogProject | undefined
  readonly askAi?: Assistant | undefined
  readonly offline: boolean
  readonly socialCards: SocialCardsOptions | false
  readonly search:
    | { readonly provider: string; readonly options: Readonly<Record<string, string>> }
    | false
}

/** Plugins by the `search.provider` that turns them on. */
export const SEARCH_SHORTHANDS: Readonly<
  Record<string, (options: Readonly<Record<string, string>>) => WarraqPlugin>
> = { pagefind, algolia, typesense }

/** The plugins that fields of the configuration turn on. */
export function shorthandPlugins(config: ShorthandFields): readonly WarraqPlugin[] {
  const { search } = config
  const searchPlugin = search === false ? undefined : SEARCH_SHORTHANDS[search.provider]
  return [
    ...(search === false || searchPlugin === undefined ? [] : [searchPlugin(search.options)]),
    ...(config.analytics === undefined ? [] : [analytics(config.analytics)]),
    ...(config.askAi === undefined ? [] : [assistant(config.askAi, config.url)]),
    ...(config.socialCards === false ? [] : [socialCards(config.socialCards)]),
    config.offline ? offline() : offlineRemoved(),
  ]
}
