import { createContext } from 'react'

/** Where items of the navbar are shown: side by side in the bar, or as a list in the drawer. */
export const ItemPlace = createContext<'bar' | 'drawer'>('bar')
