import { layers } from './layers.ts'

/** Every picture of the pages by the name a page gives. */
export const diagrams = {
  layers,
}
