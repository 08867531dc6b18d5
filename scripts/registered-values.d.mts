/** What viem and the chain registry say of the networks. */
export function registeredValues(): Promise<Readonly<Record<'facts' | 'channels', object>>>
