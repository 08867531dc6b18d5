export { ownValue } from '@warraq/search/own-value'
