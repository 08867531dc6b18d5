/** What packages of others say of the networks. */
export function registeredValues(): Readonly<Record<'facts' | 'channels', object>>
