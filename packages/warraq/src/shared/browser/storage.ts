export { readStorage, watchStorage, writeStorage } from '@warraq/search-dialog/shared/storage'
