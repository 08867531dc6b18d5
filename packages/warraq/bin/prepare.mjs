// After an installation: makes what every command starts with.
import { engineBundle } from './engine-bundle.mjs'

await engineBundle()
