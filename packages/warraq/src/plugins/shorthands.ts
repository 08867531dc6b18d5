import { analytics } from './analytics/analytics.ts'
import type { PosthogProject } from './analytics/posthog.ts'
import type { WarraqPlugin } from './plugin.ts'
import { type SocialCardsOptions, socialCards } from './social-cards/social-cards.ts'

/** The fields of the configuration that stand for a plugin. */
export interface ShorthandFields {
  readonly analytics?: PosthogProject | undefined
  readonly socialCards: SocialCardsOptions | false
}

/** The plugins that fields of the configuration turn on. The only place that knows them by name. */
export function shorthandPlugins(config: ShorthandFields): readonly WarraqPlugin[] {
  return [
    ...(config.analytics === undefined ? [] : [analytics(config.analytics)]),
    ...(config.socialCards === false ? [] : [socialCards(config.socialCards)]),
  ]
}
