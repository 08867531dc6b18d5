export { remembered } from '@warraq/search/remembered'
