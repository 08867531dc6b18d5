import { createContext } from 'react'

/** Where navbar items are rendered: side by side in the bar, or as a list in the drawer. */
export const ItemPlace = createContext<'bar' | 'drawer'>('bar')
